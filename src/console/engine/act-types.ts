/* What a person may do, when it was done, and what became of it; and a moment, which is nothing but acts. */
import type { DismissReason, PurposeId, RoleId, Second, State } from './types.ts';

export type Act =
  | { kind: 'role'; role: RoleId }
  | { kind: 'resume' }
  | { kind: 'confirm'; incident: string }
  | { kind: 'dismiss'; incident: string; reason: DismissReason }
  | { kind: 'join'; incident: string; to: string }
  | { kind: 'split'; incident: string; message: number }
  | { kind: 'propose'; message: number }
  | { kind: 'attach'; message: number; incident: string }
  | { kind: 'dismiss-message'; message: number }
  | { kind: 'open-camera'; camera: string; purpose: PurposeId; minutes: 1 | 3 | 5; incident: string | null }
  | { kind: 'close-camera'; camera: string }
  | { kind: 'check'; incident: string }
  | { kind: 'send'; unit: string; incident: string }
  | { kind: 'recall'; unit: string }
  | { kind: 'close-road'; road: string; incident: string; cordon?: number }
  | { kind: 'reopen'; road: string }
  | { kind: 'ask'; ask: string; incident: string }
  | { kind: 'draft'; incident: string }
  | { kind: 'approve'; incident: string }
  | { kind: 'return'; incident: string; note: string }
  | { kind: 'corridor'; incident: string }
  | { kind: 'approve-corridor'; incident: string }
  | { kind: 'refuse-corridor'; incident: string }
  | { kind: 'approve-return'; incident: string }
  | { kind: 'allow-cordon'; incident: string }
  | { kind: 'report'; unit: string; report: 'on-site' | 'running' | 'reading' | 'done' | 'help' }
  | { kind: 'close'; incident: string }
  | { kind: 'open-road'; incident: string };

export interface ActAt {
  at: Second;
  act: Act;
}

/** What became of an act. A refused act changes nothing but the log, which says why. */
export interface Outcome {
  state: State;
  refused: string | null;
}

export type MomentFault = 'unreadable' | 'version' | 'shift' | 'acts';

export type Moment =
  /** Seconds here count from the start of the shift; `print` is the sum of the content it was made with. */
  | { ok: true; shift: string; seed: number; at: Second; print: string; acts: ActAt[] }
  | { ok: false; fault: MomentFault };
