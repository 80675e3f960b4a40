import { clockText } from '../../../ui/time-text.ts';

/** A time of day so many seconds later: '02:59:58' and 7 make '03:00:05'; after midnight it begins again. */
export function later(time: string, seconds: number): string {
  const [hours = 0, minutes = 0, rest = 0] = time.split(':').map(Number);
  return clockText(hours * 3600 + minutes * 60 + rest + seconds);
}
