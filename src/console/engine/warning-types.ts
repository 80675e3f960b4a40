/* Public warnings, and the alerts issued for them. */
import type { FactId, WarningContent } from '../../content/shifts/schema.ts';
import type { Second } from './act-types.ts';

/** Draft: returned to be changed. Ended: all clear. Cancelled: sent in error. Withdrawn: never sent. */
type WarningState = 'draft' | 'waits' | 'sent' | 'updated' | 'ended' | 'cancelled' | 'expired' | 'withdrawn';

export interface Warning {
  incident: string;
  content: WarningContent;
  state: WarningState;
  drafted: Second;
  /** At which window, so that nobody approves their own draft unseen. */
  draftedBy: number;
  /** What the supervisor asked to change. */
  note: string | null;
  polygon: string;
  /** Metres around the place; null where a polygon is written. */
  cordon: number | null;
  /** Every file it has become: the alert, its updates, its end. */
  issued: Issued[];
  expires: Second | null;
}

export interface Issued {
  type: 'Alert' | 'Update' | 'Cancel';
  /** The danger has passed, or there never was one. */
  over: boolean;
  number: number;
  sent: Second;
  certainty: 'Observed' | 'Likely';
  /** What the log had when it was sent. */
  facts: FactId[];
  drafted: Second;
  /** The person who approved it had drafted it, too. */
  alone: boolean;
  polygon: string;
  expires: Second;
}
