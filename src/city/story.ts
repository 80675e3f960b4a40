/* The stage's story: one incident of a shift, as the engine played it when the site was built (prerender/city-story.ts). */

import type { Plan, Point } from '../console/view/map/plan.ts';
import type { Bar, MapScene } from '../console/view/map/scene.ts';
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

export interface CityStory {
  plan: Plan;
  places: { lines: string[]; at: Point }[];
  /** What keeps its place while the incident is handled. */
  scene: Pick<MapScene, 'cameras' | 'gauges' | 'units'>;
  incident: { id: string; at: Point };
  /** In the order in which they came. */
  signals: { name: string; at: Point; time: Second }[];
  movers: Mover[];
  /** The closed road's ends. */
  bars: Bar[];
  times: {
    joined: Second;
    /** The desk waits for a person. */
    held: Second;
    confirmed: Second;
    roadClosed: Second;
    pumps: Second;
    reopened: Second;
    ended: Second;
  };
  /** What the map says beside the incident, from each second on. */
  said: { at: Second; lines: string[] }[];
  log: { at: Second; what: string }[];
  words: { name: string; views: string[]; log: string };
}

/** The part of it that is read as words; every page has it, so it is small. */
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
  /** Rows of the log about it. */
  rows: number;
  /** The moment at which the desk waits for a person, as an address says it. */
  moment: string;
}
