import type { Restraint } from '../../../content/instruments/restraint.ts';
import { plural } from '../../../ui/format.ts';
import type { Entry } from './ledger.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** `14:31:40`, with the days since the clip was recorded once there are any. */
export function timeOf({ later }: Restraint, { at, day }: Entry): string {
  const days = day > 0 ? [plural(later, day, { days: day })] : [];
  if (at === null) return days.join('');
  const clock = [Math.floor(at / 3600), Math.floor(at / 60) % 60, at % 60].map(two).join(':');
  return [clock, ...days].join(', ');
}
