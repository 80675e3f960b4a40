/* Messages, and the incidents they are joined into. */
import type { BeatContent, EventKind, SourceKind, Spot } from '../../content/shifts/schema.ts';
import type { CheckResult, DismissReason, Second } from './act-types.ts';

type MessageState = 'pending' | 'attached' | 'dismissed';

export interface Message {
  id: number;
  at: Second;
  kind: EventKind;
  from: SourceKind;
  source: string;
  text: string;
  spot: Spot;
  state: MessageState;
  /** Below its source's own limit: recorded, but joined to nothing. */
  logOnly: boolean;
  incident: string | null;
  /** What the caller knows of vehicles. */
  vehicle: BeatContent['vehicle'] | null;
}

type IncidentState = 'proposed' | 'confirmed' | 'dismissed' | 'joined' | 'closed';

export interface StepState {
  /** When its limit started; null while it waits for the step before. */
  opened: Second | null;
  done: Second | null;
  /** Who did it, as named in the log. */
  by: string | null;
  /** Skipped, because its condition was not met. */
  skipped: boolean;
  /** Done before its turn: `opened` is then the first signal of the incident. */
  outOfTurn: boolean;
  /** How many roles have been called since its limit passed. */
  told: number;
  /** When another desk was asked; the step then waits for its answer, not for a decision. */
  asked: Second | null;
}

export interface Incident {
  id: string;
  kind: EventKind;
  site: string | null;
  title: string;
  place: string;
  where: string;
  ward: string;
  spot: Spot;
  access: Spot[];
  state: IncidentState;
  /** When the messages were joined and the incident proposed. */
  since: Second;
  confirmed: Second | null;
  ended: Second | null;
  reason: DismissReason | null;
  joinedTo: string | null;
  /** The dismissed incident at the same place, shown beside it. */
  again: string | null;
  messages: number[];
  steps: StepState[];
  /** Already open when the shift started; not the visitor's to play. */
  background: boolean;
  reopened: Second | null;
  cordon: number | null;
  corridor: Corridor | null;
  /** What a person saw on a camera that covers the place. */
  seen: CheckResult | null;
  /** Since when its gauge has been below the value at which it may be closed. */
  underSince: Second | null;
}

interface Corridor {
  state: 'proposed' | 'approved' | 'refused';
  proposed: Second;
  approved: Second | null;
  wayBack: Second | null;
}
