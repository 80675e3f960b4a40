/* The acts of a person, their time and result; and a moment, which is only a list of acts. */
import type { PurposeId, RoleId } from '../../content/shifts/schema.ts';

/** Seconds since midnight of the day the shift started; after midnight the count continues past 86,400. */
export type Second = number;

/** What a camera shows compared with the report; `on-site` leaves it to the crew after the two differed. */
export type CheckResult = 'agrees' | 'differs' | 'unseen' | 'on-site';

export type DismissReason = 'false-reading' | 'already-known' | 'drill' | 'not-ours';

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
  | { kind: 'check'; incident: string; result?: CheckResult }
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
  | { kind: 'open-road'; incident: string }
  | { kind: 'sit'; role: RoleId }
  | { kind: 'stand' }
  | { kind: 'call-unit'; unit: string }
  | { kind: 'divert'; unit: string; incident: string }
  | { kind: 'pick-up'; call: number }
  | { kind: 'call-back'; call: number }
  | { kind: 'end-call'; call: number }
  | { kind: 'sign-off' };

/** Who did it: the window, and its role if that is not the desk's own. */
export interface Seat {
  seat: number;
  role?: RoleId;
}

export interface ActAt extends Partial<Seat> {
  at: Second;
  act: Act;
}

export type MomentFault = 'unreadable' | 'version' | 'shift' | 'acts';

export type Moment =
  /**
   * Seconds since the start of the shift; `fingerprint` is that of the course it was made with; `earlier`: it is
   * played by the rules of its format.
   */
  | {
      ok: true;
      shift: string;
      seed: number;
      at: Second;
      fingerprint: string;
      acts: ActAt[];
      earlier: boolean;
    }
  | { ok: false; fault: MomentFault };
