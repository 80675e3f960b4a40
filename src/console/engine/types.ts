/*
 * The state of a shift and what the log keeps. Plain data, all of it.
 *
 *   shift.ts     startShift(setting, seed?): ShiftState · advance(state, to): ShiftState · apply(state, act): Outcome
 *                replay(setting, seed, acts, moment): ShiftState
 *   look.ts      what can be asked of a state: incidents, steps, decisions, cameras by role, messages, the log
 *   travel.ts    where a unit is, how long it needs, by which way · readings.ts  gauges and rain
 *   debrief.ts   debriefOf(state, incident) · reportOf(state, incident) · limitsMet(state)
 *   files.ts     logCsv(state) · capXml(state, warning, issued) · warningWords
 *   moment.ts    encodeMoment(state): string · decodeMoment(text): Moment · openMoment(setting, moment)
 *   join.ts      joinSignals(signals, { metres, seconds }): number[][] · createJoiner, the same rule as a stream
 *   seats.ts     which role each window has · calls.ts  telephone lines · radio.ts  whether a unit answers
 *   handover.ts  briefOf(state), and signing off · alarm-camera.ts  the camera an alarm brings up
 *   load.ts      createLoad(city, seed, perSecond, start): Load, the generator and meter behind 'Load it'
 */
import type {
  BeatContent,
  City,
  LineContent,
  PurposeId,
  RoleId,
  ShiftContent,
} from '../../content/shifts/schema.ts';
import type { EngineWords } from '../../content/shifts/words.ts';
import type { ActAt, Second } from './act-types.ts';
import type { Incident, Message } from './incident-types.ts';
import type { LogEntry } from './log-types.ts';
import type { Unit } from './unit-types.ts';
import type { Warning } from './warning-types.ts';

/** Everything a shift is played with; constant while it is played. */
export interface Setting {
  city: City;
  shift: ShiftContent;
  words: EngineWords;
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
  /** Seconds of recording before it was opened. */
  before: number;
}

/** A telephone call: it rings, somebody answers, and it may turn out not to be a report. */
export interface Call {
  line: LineContent;
  rang: Second;
  state: 'ringing' | 'cut-off' | 'abusive' | 'ended';
}

/** Another window of the desk, and the role somebody has there. */
export interface Seated {
  seat: number;
  role: RoleId;
}

interface Closure {
  road: string;
  incident: string | null;
  since: Second;
  until: Second | null;
}

/** A request to an outside desk. */
interface SentRequest {
  ask: string;
  incident: string;
  at: Second;
  answered: Second | null;
}

/** A scheduled event. `order` keeps events of the same second in the order they were planned. */
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
    | { kind: 'still-over'; incident: string }
    | { kind: 'desk-acts' }
    | { kind: 'depart'; unit: string; incident: string }
    | { kind: 'signals'; unit: string; incident: string }
    | { kind: 'end' };
}

interface PastEvent {
  gauge: string;
  began: Second;
  helped: { at: Second; value: number } | undefined;
  ended: Second;
}

export interface ShiftState {
  readonly setting: Setting;
  readonly seed: number;
  /** Played by the rules of a link of formats 1 and 2, which later rules must not break. */
  readonly earlier: boolean;
  now: Second;
  /** In the guided shift the clock is paused until the visitor decides. */
  held: { incident: string; since: Second } | null;
  over: boolean;
  role: RoleId;
  /** The window whose act is being performed, and the person there; null while the city acts. */
  seat: number;
  acting: string | null;
  messages: readonly Message[];
  incidents: readonly Incident[];
  units: readonly Unit[];
  cameras: readonly CameraUse[];
  closures: readonly Closure[];
  warnings: readonly Warning[];
  asked: readonly SentRequest[];
  calls: readonly Call[];
  seats: readonly Seated[];
  /** When the desk was handed over. */
  signed: Second | null;
  /** Past events at a gauge, which the debrief still draws. */
  past: readonly PastEvent[];
  /** When the event at a gauge started, if its curve is relative to it. */
  began: Readonly<Record<string, Second>>;
  /** When help started to act on a gauge, and its reading then. */
  helped: Readonly<Record<string, { at: Second; value: number }>>;
  log: readonly LogEntry[];
  acts: readonly ActAt[];
  due: readonly Due[];
  planned: number;
  nextNumber: number;
}

/** The result of an act. A refused act changes only the log, which states the reason. */
export interface Outcome {
  state: ShiftState;
  refused: string | null;
}
