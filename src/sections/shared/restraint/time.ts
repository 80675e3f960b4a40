import type { Restraint } from '../../../content/instruments/restraint.ts';
import { plural } from '../../../ui/format.ts';
import { clockText } from '../../../ui/time-text.ts';
import type { LedgerEntry } from './ledger.ts';

/** `14:31:40`, with the days since the clip was recorded once there are any. */
export function timeOf({ later }: Restraint, { at, day }: LedgerEntry): string {
  const days = day > 0 ? [plural(later, day, { days: day })] : [];
  if (at === null) return days.join('');
  return [clockText(at), ...days].join(', ');
}
