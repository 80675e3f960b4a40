import { clockText } from '../../../ui/time-text.ts';

/** Adds seconds to a time of day: '02:59:58' and 7 give '03:00:05'; wraps at midnight. */
export function later(time: string, seconds: number): string {
  const [hours = 0, minutes = 0, rest = 0] = time.split(':').map(Number);
  return clockText(hours * 3600 + minutes * 60 + rest + seconds);
}
