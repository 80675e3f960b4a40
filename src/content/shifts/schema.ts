/* What a shift is made of, as content: the city, its procedures, what happens and every word the log writes. */

/** A place on the ring plan: distance from the centre in plan units, degrees anticlockwise from east. */
export interface Spot {
  r: number;
  a: number;
}

export type RoleId = 'operator' | 'supervisor' | 'field' | 'commissioner';

/** What a camera may be opened for. */
export type PurposeId = 'depth' | 'guide' | 'road' | 'recording' | 'alarm';
export type EventKind = 'water' | 'gas' | 'crowd' | 'lights' | 'fault';
export type UnitKind = 'pump' | 'traffic' | 'fire' | 'ambulance' | 'ward';
export type SourceKind = 'gauge' | 'gas' | 'camera' | 'call' | 'desk' | 'unit' | 'control';

export interface Circle {
  id: string;
  name: string;
  r: number;
  /** Half the street's width, in plan units. */
  half: number;
}

export interface Avenue {
  id: string;
  /** The tree it is named for. */
  name: string;
  /** The name in full, as it stands on the map. */
  label: string;
  a: number;
  /** Where it begins: Inner Circle, or Outer Circle for the half-avenues. */
  from: number;
  to: number;
  width: number;
  /** Nodes on it besides the circles it crosses: the mouths of the underpass. */
  breaks?: { r: number; name: string }[];
}

export interface Place {
  id: string;
  name: string;
  /** The name broken as it stands on the map. */
  lines: string[];
  spot: Spot;
  ward: string;
}

export interface Camera {
  id: string;
  name: string;
  spot: Spot;
  /** The direction it looks in, degrees. */
  looks: number;
  /** What it looks at: its messages count there. */
  sees: Spot;
  scene: 'underpass' | 'forecourt' | 'junction' | 'market' | 'stadium' | 'hospital';
}

export interface Gauge {
  id: string;
  name: string;
  kind: 'level' | 'gas';
  unit: string;
  limit: number;
  spot: Spot;
  /** What it reads while nothing happens. */
  rest: number;
}

export interface UnitContent {
  id: string;
  kind: UnitKind;
  name: string;
  /** Where it stands, in words. */
  base: string;
  spot: Spot;
  /** Why it cannot be sent; absent when it is free. */
  busy?: { state: string; reason: string };
  patrol?: boolean;
}

/** A piece of road that can be closed: part of one avenue between two nodes. */
export interface RoadContent {
  id: string;
  name: string;
  avenue: string;
  from: number;
  to: number;
  /** What the closure's log row says after the name: signs, buses. */
  note: string;
  /** The way round, as spots along it, for the map. */
  diversion: Spot[];
  /** Who holds the far side, and where. */
  holder?: { kind: UnitKind; spot: Spot; side: string };
}

/** Where an incident can be: what it is called, where units stop, which road closes, whose ward. */
export interface SiteContent {
  id: string;
  kind: EventKind;
  /** `Water in Jamun Underpass` */
  title: string;
  /** `Jamun Underpass` */
  place: string;
  /** The same for the Hindi warning; needed where the warning's text is shared between places. */
  placeHi?: string;
  /** `Jamun Avenue under the railway, Ward 7` */
  where: string;
  ward: string;
  spot: Spot;
  /** The open points units drive to; the nearest by time is taken. */
  access: Spot[];
  /** For the crew, one for each open point: `Stop at the south mouth.` */
  stops?: string[];
  road?: string;
  gauge?: string;
  /** The camera that shows it. */
  camera?: string;
}

/** What a person does that completes a step. */
export type StepAct =
  | 'confirm'
  | 'check'
  | 'send'
  | 'close-road'
  | 'draft'
  | 'approve-warning'
  | 'report'
  | 'ask'
  | 'corridor'
  | 'approve-corridor'
  | 'approve-return'
  | 'allow-cordon'
  | 'close';

export interface StepContent {
  who: RoleId;
  what: string;
  act: StepAct;
  /** Seconds; absent when the step has no limit. */
  limit?: number;
  /** The step, by number, whose end starts this one's limit; the one before when absent. */
  from?: number;
  /** Only where a road is closed. */
  atRoad?: boolean;
  /** The kinds of unit that must be sent. */
  needs?: UnitKind[];
  /** What is asked of whom. */
  ask?: string;
  /** The field report that ends it. */
  report?: 'running' | 'reading' | 'on-site' | 'done';
  /** Reports come again after so many seconds. */
  every?: number;
  /** Only when the gauge stands above this value. */
  above?: number;
  /** Only when the gauge has read under this value for so many seconds. */
  under?: { value: number; seconds: number };
  /** How the debrief speaks of it: `The draft of the warning`. */
  subject: string;
  /** The figure at the head of the debrief: `to confirm`. */
  figure?: string;
  /** What the debrief's curve calls the moment it was done: `Pump runs`. */
  moment?: string;
  /** What the debrief says where there is no limit, with `{time}`. */
  noLimit?: string;
}

export interface ProcedureContent {
  kind: EventKind;
  name: string;
  steps: StepContent[];
}

/** A request to a desk outside the room, and what comes back. */
export interface AskContent {
  id: string;
  /** `Asked the gas desk to shut valve V-3.` */
  log: string;
  decided: string;
  /** The desk's answer, so many seconds later. */
  after: number;
  desk: string;
  answer: string;
  /** What it answers about an incident that had been dismissed before. */
  answerAgain?: string;
  /** From its answer on the gauge of the incident falls. */
  helps?: boolean;
  /** The unit that can be sent once it has answered. */
  frees?: string;
}

export interface WarningContent {
  kind: EventKind;
  /** Every category of the standard it falls under, the chief one first. */
  category: ('Met' | 'Safety' | 'Transport' | 'Infra')[];
  responseType: 'Avoid' | 'Evacuate';
  severity: 'Severe' | 'Moderate';
  certainty: 'Observed' | 'Likely';
  /** Seconds after sending, rounded down to the minute. */
  lasts: number;
  en: WarningText;
  hi: WarningText;
}

export interface WarningText {
  event: string;
  headline: string;
  description: string;
  instruction: string;
  areaDesc: string;
  senderName: string;
  /** The sentences that take the place of headline, description and instruction once it is over. */
  cancelled: { headline: string; description: string; instruction: string };
}

/** A figure over time: seconds of the day (or seconds since a cause) and the value. */
export type Curve = [second: number, value: number][];

export interface GaugeCourse {
  gauge: string;
  /** Without help. */
  rise: Curve;
  /** With help, as seconds after help at the value it then had. */
  fall: Curve;
  helpedBy: 'running' | 'answer';
  /** The rise counts from the first message of its incident, not from midnight. */
  relative?: boolean;
}

/** Something the city says: at a time, if its condition holds. */
export interface BeatContent {
  at: number;
  site?: string;
  kind: EventKind;
  from: SourceKind;
  /** Who writes the log row: `Call desk`. */
  who: string;
  /** Whose original it is: `Call, driver of bus 47`. */
  source: string;
  /** The log's sentence. */
  log: string;
  /** The original, as received. */
  text: string;
  spot: Spot;
  /** Recorded only: below the source's own limit, joins nothing. */
  logOnly?: boolean;
  /** A branch: said only after the first incident was dismissed, at the earliest so many seconds after. */
  afterDismissal?: number;
  /** The gauge's own value is put in place of `{value}`. */
  gauge?: string;
}

/** A telephone that rings in the room; so many seconds later the call desk picks it up. */
export interface LineContent {
  at: number;
  rings: number;
  /** A second call about the same thing, one that is cut off, or one without a report. */
  is?: 'duplicate' | 'cut-off' | 'abusive';
  /** What the caller reports; absent where there is nothing to report. */
  says?: Omit<BeatContent, 'at'>;
}

/** What happens on the radio when a unit is sent for the first time. */
export interface RadioFault {
  unit: string;
  does: 'refuses' | 'silent';
  reason?: string;
}

/** A desk outside acts when the room has not. */
export interface DeskActs {
  at: number;
  sends: UnitKind;
  kind: EventKind;
  who: string;
}

export interface OpenIncident {
  id: string;
  kind: EventKind;
  title: string;
  place: string;
  where: string;
  ward: string;
  spot: Spot;
  since: number;
  unit: string;
  message: string;
}

export interface ShiftContent {
  id: string;
  name: string;
  /** `18:40, one hour` */
  length: string;
  seed: number;
  /** ISO date on which it begins. */
  date: string;
  /** Seconds of the day. */
  start: number;
  end: number;
  weather: 'wet' | 'dry';
  rain?: Curve;
  /** Hold the clock so many seconds after the first proposal, until the visitor decides. */
  guided?: { holdAfter: number };
  firstNumber: number;
  open: OpenIncident[];
  sites: SiteContent[];
  roads: RoadContent[];
  procedures: ProcedureContent[];
  asks: AskContent[];
  warnings: WarningContent[];
  courses: GaugeCourse[];
  beats: BeatContent[];
  deskActs?: DeskActs;
  lines?: LineContent[];
  radio?: RadioFault[];
  /** The direction it comes from, in degrees and in words, and metres a second. */
  wind?: { from: number; name: string; metres: number };
  /** Who sat here before and comes after, and what the first asks the visitor to watch. */
  handover?: { from: string; to: string; watch: string[] };
  /** Every unit is free at the start. */
  allFree?: boolean;
  /** Seconds between arrival and the field unit's report, by kind of unit. */
  fieldWork: Partial<Record<UnitKind, number>>;
  /** Polygons by site, as written in the warning; without one a circle is drawn around the site. */
  polygons: Record<string, string>;
  /** Circles, in metres, the operator chooses from where no polygon is written. */
  cordons?: { site: string; metres: number[]; wider: number };
  /** An endless shift makes its messages from the seed. */
  endless?: EndlessContent;
}

export interface EndlessContent {
  perHour: { least: number; most: number };
  /** What the city says of each kind of event, with `{place}`, `{gauge}` and `{camera}`. */
  voices: Voice[];
}

export interface Voice {
  kind: EventKind;
  from: SourceKind;
  who: string;
  source: string;
  log: string;
  text: string;
}

export interface City {
  /** Metres in one plan unit. */
  metres: number;
  centre: { lat: number; lon: number };
  perUnit: { lat: number; lon: number };
  circles: Circle[];
  /** Drawn, not routed. */
  lanes: number[];
  avenues: Avenue[];
  railway: { from: { x: number; y: number }; to: { x: number; y: number } };
  places: Place[];
  cameras: Camera[];
  gauges: Gauge[];
  units: UnitContent[];
  /** Kilometres an hour. */
  speeds: { wet: number; dry: number; corridor: number };
  /** Seconds. */
  turnout: Record<UnitKind, number>;
  joining: {
    metres: number;
    seconds: number;
    /** So many readings from devices propose an incident. */
    propose: number;
    /** A message from one of these is a person's report: it proposes an incident alone. */
    alone: SourceKind[];
  };
}
