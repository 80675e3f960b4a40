/*
 * The state of a shift and what the log keeps. Plain data, all of it.
 *
 *   shift.ts     startShift(setting, seed?): State · advance(state, to): State · apply(state, act): Outcome
 *                replay(setting, seed, acts, moment): State
 *   look.ts      what can be asked of a state: incidents, steps, decisions, cameras by role, messages, the log
 *   travel.ts    where a unit is, how long it needs, by which way · readings.ts  gauges and rain
 *   debrief.ts   debriefOf(state, incident) · reportOf(state, incident) · limitsMet(state)
 *   files.ts     logCsv(state) · capXml(state, warning, issued) · warningWords
 *   moment.ts    encodeMoment(state): string · decodeMoment(text): Moment · openMoment(setting, moment)
 *   join.ts      joinSignals(signals, { metres, seconds }): number[][] · createJoiner, the same rule as a stream
 *   seats.ts     who sits at which window · calls.ts  telephone lines · radio.ts  whether a unit answers
 *   handover.ts  briefOf(state), and signing off · alarm-camera.ts  the camera an alarm brings up
 *   load.ts      createLoad(city, seed, perSecond, start): Load, the generator and meter behind 'Load it'
 */
import type {
  BeatContent,
  City,
  EventKind,
  LineContent,
  PurposeId,
  RoleId,
  ShiftContent,
  SourceKind,
  Spot,
  StepAct,
  UnitKind,
  WarningContent,
} from '../../content/shifts/schema.ts';
import type { EngineWords } from '../../content/shifts/words.ts';
import type { ActAt, CheckResult, DismissReason, Second } from './act-types.ts';

export type {
  City,
  DismissReason,
  EventKind,
  PurposeId,
  RoleId,
  Second,
  ShiftContent,
  SourceKind,
  Spot,
  StepAct,
  UnitKind,
};

/** Everything a shift is played with. It never changes while one is played. */
export interface Setting {
  city: City;
  shift: ShiftContent;
  words: EngineWords;
}

export type MessageState = 'pending' | 'attached' | 'dismissed';

export interface Message {
  id: number;
  at: Second;
  kind: EventKind;
  from: SourceKind;
  source: string;
  text: string;
  spot: Spot;
  state: MessageState;
  /** Below its source's own limit: recorded, joins nothing. */
  logOnly: boolean;
  incident: string | null;
}

export type IncidentState = 'proposed' | 'confirmed' | 'dismissed' | 'joined' | 'closed';

export interface StepState {
  /** When its limit began to run; null while it waits for the step before. */
  opened: Second | null;
  done: Second | null;
  /** Who did it, in the log's words. */
  by: string | null;
  /** Its condition did not come up. */
  skipped: boolean;
  /** Done before its turn: `opened` is then the first signal of the incident. */
  outOfTurn: boolean;
  /** How many have been called since its limit passed. */
  told: number;
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
  /** Was running when the shift began; not the visitor's to play. */
  background: boolean;
  reopened: Second | null;
  cordon: number | null;
  corridor: Corridor | null;
  /** What a person saw on a camera that shows the place. */
  seen: CheckResult | null;
  /** Since when its gauge has read under the value at which it may be closed. */
  underSince: Second | null;
}

export interface Corridor {
  state: 'proposed' | 'approved' | 'refused';
  proposed: Second;
  approved: Second | null;
  wayBack: Second | null;
}

export type UnitState =
  | 'ready'
  | 'patrol'
  | 'busy'
  | 'sent'
  | 'turning-out'
  | 'en-route'
  | 'on-site'
  | 'at-work'
  | 'returning';

/** One piece of a way: along an avenue r changes, along a circle a does (unwrapped: it may pass 0 or 360). */
export interface Leg {
  street: string;
  name: string;
  from: Spot;
  to: Spot;
  metres: number;
}

export interface Route {
  legs: Leg[];
  metres: number;
  /** The pieces of road it uses, as the network names them. */
  edges: string[];
}

export interface Trip {
  id: number;
  route: Route;
  sent: Second;
  leaves: Second;
  arrives: Second;
  corridor: boolean;
  /** To its base, not to an incident. */
  home: boolean;
}

export interface Unit {
  id: string;
  kind: UnitKind;
  state: UnitState;
  /** Its position when parked; the start of the trip when driving. */
  spot: Spot;
  trip: Trip | null;
  incident: string | null;
  /** It holds the far side of a closed road. */
  holds: string | null;
  arrived: Second | null;
  reported: Second | null;
  /** How often it has been sent: a fault on the radio happens once. */
  sendings: number;
  /** Since when it has been expected to answer, and has not. */
  silentSince: Second | null;
}

export interface CameraUse {
  camera: string;
  role: RoleId;
  purpose: PurposeId;
  incident: string | null;
  opened: Second;
  until: Second;
  closed: Second | null;
  timeUp: boolean;
  /** Seconds of recording from before it opened. */
  before: number;
}

/** A telephone call: it rings, somebody answers, and it may turn out not to be a report. */
export interface Call {
  line: LineContent;
  rang: Second;
  state: 'ringing' | 'cut-off' | 'abusive' | 'ended';
}

/** A further window of the desk, and the role somebody has there. */
export interface Seated {
  seat: number;
  role: RoleId;
}

export interface Closure {
  road: string;
  incident: string | null;
  since: Second;
  until: Second | null;
}

/** A draft is a warning that came back to be changed. */
/** Ended: all clear. Cancelled: it had been sent in error. */
export type WarningState = 'draft' | 'waits' | 'sent' | 'updated' | 'ended' | 'cancelled' | 'expired';

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
  polygon: string;
  expires: Second;
}

/** A request to an outside desk. */
export interface Asked {
  ask: string;
  incident: string;
  at: Second;
  answered: Second | null;
}

export type LogKind = 'message' | 'act' | 'camera' | 'system';

export interface LogEntry {
  at: Second;
  kind: LogKind;
  /** Who, in words: Operator, P3, Call desk, the product's own name. */
  who: string;
  /** The person at the desk; empty when no desk of the control room acted. */
  person: string;
  /** The message it reports; null for every other row. */
  message: number | null;
  what: string;
  /** The row's tag: Original, Route, Closure, Draft. */
  tag: string;
  incident: string | null;
  /** In the debrief's list of who decided what; empty otherwise. */
  decided: string;
  /** One sentence for a screen reader; empty when the row needs none. */
  announce: string;
}

/** What is due and when. `order` keeps two things of one second in the order they were planned. */
export interface Due {
  at: Second;
  order: number;
  what:
    | { kind: 'beat'; beat: BeatContent }
    | { kind: 'hour'; hour: number }
    | { kind: 'hold'; incident: string }
    | { kind: 'limit'; incident: string; step: number; call: number }
    | { kind: 'acknowledge'; unit: string; sending: number }
    | { kind: 'no-answer'; unit: string; sending: number }
    | { kind: 'ring'; line: LineContent }
    | { kind: 'call-desk'; call: number }
    | { kind: 'leave'; unit: string; trip: number }
    | { kind: 'arrive'; unit: string; trip: number }
    | { kind: 'field-report'; unit: string; incident: string }
    | { kind: 'answer'; asked: number }
    | { kind: 'camera-up'; use: number }
    | { kind: 'watch'; incident: string }
    | { kind: 'expire'; incident: string }
    | { kind: 'desk-acts' }
    | { kind: 'depart'; unit: string; incident: string }
    | { kind: 'signals'; unit: string; incident: string }
    | { kind: 'end' };
}

export interface State {
  readonly setting: Setting;
  readonly seed: number;
  now: Second;
  /** In the guided shift the clock is paused until the visitor decides. */
  held: { incident: string; since: Second } | null;
  over: boolean;
  role: RoleId;
  /** The window whose act is being done, and the person there; nobody while the city acts. */
  seat: number;
  acting: string | null;
  messages: readonly Message[];
  incidents: readonly Incident[];
  units: readonly Unit[];
  cameras: readonly CameraUse[];
  closures: readonly Closure[];
  warnings: readonly Warning[];
  asked: readonly Asked[];
  calls: readonly Call[];
  seats: readonly Seated[];
  /** When the desk was handed over. */
  signed: Second | null;
  /** When the event at a gauge began, where its course counts from there. */
  began: Readonly<Record<string, Second>>;
  /** When help began to act on a gauge, and what it read then. */
  helped: Readonly<Record<string, { at: Second; value: number }>>;
  log: readonly LogEntry[];
  acts: readonly ActAt[];
  due: readonly Due[];
  planned: number;
  nextNumber: number;
}

/** What became of an act. A refused act changes nothing but the log, which says why. */
export interface Outcome {
  state: State;
  refused: string | null;
}
