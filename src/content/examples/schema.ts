/* The data of each technology's interactive example. Figures are invented, and the pages state so. */

/** Texts of every example. */
interface Example {
  /** The drawing's accessible name. */
  label: string;
  /** States that the figures are invented. */
  exampleLabel: string;
}

interface Chip<Id extends string> {
  id: Id;
  label: string;
  /** Describes the drawing's state; `{name}` is filled in. */
  sentence: string;
}

export type DetectedObject = 'lorry' | 'weighbridge' | 'person' | 'heap';

/** A model's predictions, to be sorted by kind of error. */
export interface ErrorWall extends Example {
  kind: 'error-wall';
  legend: string;
  orders: Chip<'surest' | 'missed' | 'time'>[];
  picturesLegend: string;
  /** Label before the figure under the large picture. */
  sureLabel: string;
  /** The class the model has to find. */
  wanted: DetectedObject;
  names: Record<DetectedObject, string>;
  right: string;
  wrong: string;
  /** Truth, prediction, confidence, minutes after midnight. */
  pictures: [was: DetectedObject, said: DetectedObject, sure: number, minute: number][];
}

/** Readings that arrive in another order than they were measured. */
export interface Readings extends Example {
  kind: 'readings';
  legend: string;
  orders: Chip<'arrived' | 'measured'>[];
  measuredLabel: string;
  arrivedLabel: string;
  /** BCP 47, for joining a list into a sentence. */
  language: string;
  /** Seconds on the pump's clock, seconds at the desk. */
  readings: [measured: number, arrived: number][];
}

/** A stream counted in time windows. */
export interface TimeWindows extends Example {
  kind: 'windows';
  sentence: string;
  /** Start of the record, in minutes after midnight. */
  begins: number;
  windowSeconds: number;
  /** Visible windows. */
  shown: number;
  /** Position in the record when the page opens, in seconds. */
  passed: number;
  /** Events in each second of the record, which loops. */
  events: number[];
}

/** A record and its forecast with prediction intervals. */
export interface Forecast extends Example {
  kind: 'forecast';
  legend: string;
  bands: (Chip<'half' | 'most' | 'nearly-all'> & {
    /** Half-width in standard deviations. */
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
  /** Hours of the record that are drawn; all of it is used for the forecast. */
  shownHours: number;
  hoursAhead: number;
  /** The hour ahead that is selected initially. */
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
  /** BCP 47, for joining a list into a sentence. */
  language: string;
  /** The step in which it moves; without one, it stays by decision. */
  systems: { name: string; moves?: string }[];
}

/** An attack path into a plant, and the controls that close it. */
export interface AttackPath extends Example {
  kind: 'attack-path';
  legend: string;
  controls: Chip<string>[];
  closedHere: string;
  /** Nested zones, from the outside in. */
  zones: string[];
  places: {
    id: string;
    name: string;
    /** The name in the middle of a sentence. */
    inSentence: string;
    /** Positions in the wide drawing, 1440 by 620, and in the phone's, 350 by 590. */
    at: [x: number, y: number];
    onPhone: [x: number, y: number];
    /** The side of its label. */
    label: 'above' | 'below' | 'beside';
    labelOnPhone?: 'above' | 'below' | 'beside';
  }[];
  /** The attacker moves along these edges unless a control closes one. */
  edges: { from: string; to: string; closedBy?: string }[];
}

/** Positions for the number of a card on each drawing. */
export interface MarkPlaces {
  'error-wall': 'orders' | 'sureness' | 'picture' | 'sentence';
  readings: 'measured' | 'thread' | 'arrived';
  windows: 'falling' | 'open' | 'full';
  forecast: 'record' | 'forecast' | 'reading';
  migration: 'cloud' | 'building' | 'steps';
  'attack-path': 'plant' | 'border' | 'office';
}

export type AnyExample = ErrorWall | Readings | TimeWindows | Forecast | Migration | AttackPath;
