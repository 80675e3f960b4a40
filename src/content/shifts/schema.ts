/* The content of a shift: the city, its procedures, events and the texts of the log. */

/** A place on the ring plan: distance from the centre in plan units, degrees anticlockwise from east. */
export interface Spot {
  r: number;
  a: number;
}

export type RoleId = 'operator' | 'supervisor' | 'field' | 'commissioner';

/** Purposes for opening a camera. */
export type PurposeId = 'depth' | 'guide' | 'road' | 'recording' | 'alarm';
export type EventKind = 'water' | 'gas' | 'crowd' | 'lights' | 'fault';
export type UnitKind = 'pump' | 'traffic' | 'fire' | 'ambulance' | 'ward';
export type SourceKind = 'gauge' | 'gas' | 'camera' | 'call' | 'desk' | 'unit' | 'control';

interface Circle {
  id: string;
  name: string;
  r: number;
  /** Half the street's width, in plan units. */
  half: number;
}

export interface Avenue {
  id: string;
  /** The tree it is named after. */
  name: string;
  /** The full name, as on the map. */
  label: string;
  a: number;
  /** Where it begins: Inner Circle, or Outer Circle for the half-avenues. */
  from: number;
  to: number;
  width: number;
  /** Nodes on it besides the circles it crosses: the mouths of the underpass. */
  breaks?: { r: number; name: string }[];
}

interface Place {
  id: string;
  name: string;
  /** The name in lines, as on the map. */
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
  /** The site it covers, to which its messages belong. */
  sees: Spot;
  scene: 'underpass' | 'forecourt' | 'junction' | 'market' | 'stadium' | 'hospital';
}

interface Gauge {
  id: string;
  name: string;
  kind: 'level' | 'gas';
  unit: string;
  limit: number;
  spot: Spot;
  /** Its normal reading. */
  rest: number;
}

export interface UnitContent {
  id: string;
  kind: UnitKind;
  name: string;
  /** A description of its position. */
  base: string;
  spot: Spot;
  /** Why it cannot be sent; absent if it is available. */
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
  /** Appended to the name in the closure's log row: signs, buses. */
  note: string;
  /** Points of the diversion, for the map. */
  diversion: Spot[];
  /** The unit that closes the far side, and its position. */
  holder?: { kind: UnitKind; spot: Spot; side: string };
}

/** A possible place of incidents: names, stopping points for units, the road to close, the ward. */
export interface SiteContent {
  id: string;
  kind: EventKind;
  /** `Water in Jamun Underpass` */
  title: string;
  /** `Jamun Underpass` */
  place: string;
  /** The same for the Hindi warning; required if several sites share a warning's text. */
  placeHi?: string;
  /** `Jamun Avenue under the railway, Ward 7` */
  where: string;
  ward: string;
  spot: Spot;
  /** Stopping points for units; the nearest by travel time is used. */
  access: Spot[];
  /** For the crew, one for each open point: `Stop at the south mouth.` */
  stops?: string[];
  road?: string;
  gauge?: string;
  /** The camera that shows it. */
  camera?: string;
}

/** The act that completes a step. */
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
  /** Number of the step whose end starts this one's limit; by default the previous one. */
  from?: number;
  /** Only if the site has a road to close. */
  atRoad?: boolean;
  /** Only at this site. */
  atSite?: string;
  /** The kinds of unit that must be sent. */
  needs?: UnitKind[];
  /** The request to an outside desk. */
  ask?: string;
  /** The field report that completes it. */
  report?: 'running' | 'reading' | 'on-site' | 'done';
  /** Interval of repeated reports, in seconds. */
  every?: number;
  /** Only if the gauge is above this value. */
  above?: number;
  /** Only after the gauge has been below this value for a number of seconds. */
  under?: { value: number; seconds: number };
  /** Its name in the debrief: `The draft of the warning`. */
  subject: string;
  /** The figure at the head of the debrief: `to confirm`. */
  figure?: string;
  /** Label on the debrief's curve: `Pump runs`. */
  moment?: string;
  /** The debrief's text for a step without a limit, with `{time}`. */
  noLimit?: string;
}

export interface ProcedureContent {
  kind: EventKind;
  name: string;
  steps: StepContent[];
}

/** A request to an outside desk, and its response. */
export interface AskContent {
  id: string;
  /** `Asked the gas desk to shut valve V-3.` */
  log: string;
  decided: string;
  /** The desk's response, after a number of seconds. */
  after: number;
  desk: string;
  answer: string;
  /** Callers of the incident who know of vehicles are quoted; `answer` is for when nobody knows of one in the water. */
  fromReports?: boolean;
  /** The incident's gauge falls from its response on. */
  helps?: boolean;
  /** The unit that can be sent once it has answered. */
  frees?: string;
  /** What a public text may claim once it has answered. */
  fact?: FactId;
}

export interface WarningContent {
  kind: EventKind;
  /** CAP categories, the main one first. */
  category: ('Met' | 'Safety' | 'Transport' | 'Infra')[];
  responseType: 'Avoid' | 'Evacuate';
  severity: 'Severe' | 'Moderate';
  certainty: 'Observed' | 'Likely';
  /** Seconds after sending, rounded down to the minute. */
  lasts: number;
  en: WarningText;
  hi: WarningText;
}

/** What a public text may only claim once the log has it. */
export type FactId =
  | 'closed'
  | 'open'
  | 'coming'
  | 'left'
  | 'signs'
  | 'signs-off'
  | 'cut'
  | 'gates'
  | 'gates-back';

/** A text, or its sentences: one with a fact is said only if the log has the fact. */
export type Said = string | (string | { fact: FactId; says: string; otherwise?: string })[];

export interface WarningText {
  event: Said;
  headline: Said;
  description: Said;
  instruction: Said;
  areaDesc: string;
  senderName: string;
  /** Replaces headline, description and instruction for the all-clear. */
  cancelled: { headline: Said; description: Said; instruction: Said };
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
  /** The curve is relative to its incident's first message, not to midnight. */
  relative?: boolean;
}

/** A message at a time, if its condition holds. */
export interface BeatContent {
  at: number;
  site?: string;
  kind: EventKind;
  from: SourceKind;
  /** Who writes the log row: `Call desk`. */
  who: string;
  /** The source of the original: `Call, driver of bus 47`. */
  source: string;
  /** The log's sentence. */
  log: string;
  /** The original, as received. */
  text: string;
  spot: Spot;
  /** Below its source's limit: recorded, but joined to nothing. */
  logOnly?: boolean;
  /** Only sent after the first incident was dismissed, after a minimum number of seconds. */
  afterDismissal?: number;
  /** The gauge's value replaces `{value}`. */
  gauge?: string;
  /** What the caller knows of vehicles: standing in the water, or clear of it. */
  vehicle?: { isIn: boolean; says: string };
}

/** A ringing telephone line; the call desk answers it after a number of seconds. */
export interface LineContent {
  at: number;
  rings: number;
  /** A repeated call, a dropped call, or one without a report. */
  is?: 'duplicate' | 'cut-off' | 'abusive';
  /** The caller's report, if there is one. */
  says?: Omit<BeatContent, 'at'>;
}

/** A radio fault on a unit's first dispatch. */
export interface RadioFault {
  unit: string;
  does: 'refuses' | 'silent';
  reason?: string;
}

/** An outside desk acts if the control room has not. */
interface DeskActs {
  at: number;
  sends: UnitKind;
  kind: EventKind;
  who: string;
}

interface OpenIncident {
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
  /** Pauses the clock a number of seconds after the first proposal, until the visitor decides. */
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
  /** Wind direction in degrees and as text, and speed in metres per second. */
  wind?: { from: number; name: string; metres: number };
  /** The previous and next operator, and what to watch. */
  handover?: { from: string; to: string; watch: string[] };
  /** Every unit is free at the start. */
  allFree?: boolean;
  /** Seconds between arrival and the field unit's report, by kind of unit. */
  fieldWork: Partial<Record<UnitKind, number>>;
  /** Polygons by site, as written in the warning; without one a circle is drawn around the site. */
  polygons: Record<string, string>;
  /** Radii in metres to choose from, if there is no polygon. */
  cordons?: { site: string; metres: number[]; wider: number };
  /** An endless shift makes its messages from the seed. */
  endless?: EndlessContent;
}

interface EndlessContent {
  perHour: { least: number; most: number };
  /** Messages for each kind of event, with `{place}`, `{gauge}` and `{camera}`. */
  voices: Voice[];
}

export interface Voice {
  kind: EventKind;
  from: SourceKind;
  who: string;
  source: string;
  log: string;
  text: string;
  vehicle?: BeatContent['vehicle'];
}

export interface City {
  /** Metres per plan unit. */
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
    /** Number of device readings that propose an incident. */
    propose: number;
    /** Sources that propose an incident by a single message, because a person reports. */
    alone: SourceKind[];
  };
}
