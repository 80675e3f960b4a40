/* What each technology's working example is made of. Figures are made up, and the pages say so. */

/** Words every example has. */
interface Example {
  /** Names the drawing for who does not see it. */
  label: string;
  /** Says that the figures are made up. */
  exampleLabel: string;
}

interface Chip<Id extends string> {
  id: Id;
  label: string;
  /** What the drawing then shows, with `{name}` filled in. */
  sentence: string;
}

export type DetectedObject = 'lorry' | 'weighbridge' | 'person' | 'heap';

/** A model's judgements, to be sorted by how it went wrong. */
export interface ErrorWall extends Example {
  kind: 'error-wall';
  legend: string;
  orders: Chip<'surest' | 'missed' | 'time'>[];
  picturesLegend: string;
  /** Stands before the figure under the large picture. */
  sureLabel: string;
  /** What the model is asked to find. */
  wanted: DetectedObject;
  names: Record<DetectedObject, string>;
  right: string;
  wrong: string;
  /** What it was, what the model said, how sure it was, minutes after midnight. */
  pictures: [was: DetectedObject, said: DetectedObject, sure: number, minute: number][];
}

/** Readings that arrive in another order than they were taken. */
export interface Readings extends Example {
  kind: 'readings';
  legend: string;
  orders: Chip<'arrived' | 'measured'>[];
  measuredLabel: string;
  arrivedLabel: string;
  /** Whose rules join a list into a sentence. */
  language: string;
  /** Seconds on the pump's clock, seconds at the desk. */
  readings: [measured: number, arrived: number][];
}

/** A stream counted by the minute. */
export interface TimeWindows extends Example {
  kind: 'windows';
  sentence: string;
  /** Minutes after midnight when the record begins. */
  begins: number;
  windowSeconds: number;
  /** Windows in view. */
  shown: number;
  /** Seconds of the record that have passed when the page opens. */
  passed: number;
  /** Events in each second of the record, which then begins again. */
  events: number[];
}

/** A record, and what follows from it with how much doubt. */
export interface Forecast extends Example {
  kind: 'forecast';
  legend: string;
  bands: (Chip<'half' | 'most' | 'nearly-all'> & {
    /** How many standard deviations to either side. */
    deviations: number;
  })[];
  chosen: 'half' | 'most' | 'nearly-all';
  hourLabel: string;
  unit: string;
  now: string;
  range: string;
  /** The hour of the first reading, 0 to 23, and how many hours a season has. */
  firstHour: number;
  season: number;
  /** How much of the record is drawn; all of it is reckoned with. */
  shownHours: number;
  hoursAhead: number;
  /** The hour ahead that the reading stands on when the page opens. */
  reading: number;
  history: number[];
}

/** Systems that move to the cloud in steps, and those that stay. */
export interface Migration extends Example {
  kind: 'migration';
  legend: string;
  steps: { id: string; name: string }[];
  chosen: string;
  cloud: string;
  building: string;
  count: string;
  moves: string;
  begins: string;
  stays: string;
  /** Whose rules join a list into a sentence. */
  language: string;
  /** Moves with the step of that id; a system without one stays by decision. */
  systems: { name: string; moves?: string }[];
}

/** A way into a plant, and what closes it. */
export interface AttackPath extends Example {
  kind: 'attack-path';
  legend: string;
  controls: Chip<string>[];
  closedHere: string;
  /** From the outside in: nested, each smaller than the one before. */
  zones: string[];
  places: {
    id: string;
    name: string;
    /** The name in the middle of a sentence. */
    inSentence: string;
    /** In the wide drawing, 1440 by 620, and in the upright one of a phone, 350 by 590. */
    at: [x: number, y: number];
    onPhone: [x: number, y: number];
    /** On which side of it the name stands. */
    label: 'above' | 'below' | 'beside';
    labelOnPhone?: 'above' | 'below' | 'beside';
  }[];
  /** The attacker goes from one place to the next unless a control closes the way. */
  edges: { from: string; to: string; closedBy?: string }[];
}

/** Where on each drawing the number of a card can stand: at the thing the card is about. */
export interface MarkPlaces {
  'error-wall': 'orders' | 'sureness' | 'picture' | 'sentence';
  readings: 'measured' | 'thread' | 'arrived';
  windows: 'falling' | 'open' | 'full';
  forecast: 'record' | 'forecast' | 'reading';
  migration: 'cloud' | 'building' | 'steps';
  'attack-path': 'plant' | 'border' | 'office';
}

export type AnyExample = ErrorWall | Readings | TimeWindows | Forecast | Migration | AttackPath;
