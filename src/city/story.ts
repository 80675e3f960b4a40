/* The stage's story: one incident of a shift, played by the engine when the site is built (prerender/city-story.ts). */

import type { Plan, Point } from '../console/view/map/plan.ts';
import type { MapScene, RoadClosureMark } from '../console/view/map/scene.ts';
import type { UnitKind } from '../content/shifts/schema.ts';

type Second = number;

/** A unit on its way to the incident. */
export interface Mover {
  id: string;
  kind: UnitKind;
  sent: Second;
  leaves: Second;
  arrives: Second;
  way: Point[];
}

export interface StageStory {
  plan: Plan;
  places: { lines: string[]; at: Point }[];
  /** Everything that does not move. */
  scene: Pick<MapScene, 'cameras' | 'gauges' | 'units'>;
  incident: { id: string; at: Point };
  /** In order of time. */
  signals: { name: string; at: Point; time: Second }[];
  movers: Mover[];
  /** The closed road's ends. */
  bars: RoadClosureMark[];
  times: {
    joined: Second;
    /** The desk waits for the operator. */
    held: Second;
    confirmed: Second;
    roadClosed: Second;
    pumps: Second;
    reopened: Second;
    ended: Second;
  };
  /** Text beside the incident, from each second on. */
  callouts: { at: Second; lines: string[] }[];
  log: { at: Second; what: string }[];
  words: { name: string; views: string[]; log: string };
}

/** Facts for the sentences. In the home page's first script, so kept small. */
export interface CityFacts {
  incident: string;
  place: string;
  unit: string;
  signals: { time: string; source: string; text: string }[];
  joined: string;
  confirmed: string;
  left: string;
  arrived: string;
  roadClosed: string;
  ended: string;
  highest: number;
  lowest: number;
  /** Number of log entries about it. */
  rows: number;
  /** The moment at which the desk waits for the operator, as in an address. */
  moment: string;
}
