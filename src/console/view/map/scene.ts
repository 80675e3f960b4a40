/* One moment of the city as the map draws it: positions in plan units, and final text. */
import type { UnitKind } from '../../../content/shifts/schema.ts';
import type { Point } from './plan.ts';

interface CameraMark {
  id: string;
  at: Point;
  /** Anticlockwise from east. */
  looks: number;
  near: boolean;
  open: boolean;
}

export interface UnitMark {
  id: string;
  at: Point;
  kind: UnitKind;
  words: string;
  /** Its last known position is stale. */
  lost: boolean;
  /** On its way to the selected incident. */
  sent: boolean;
  moving: boolean;
}

export type IncidentLook = 'proposed' | 'confirmed' | 'closed';

export interface IncidentMark {
  id: string;
  at: Point;
  look: IncidentLook;
  /** The callout beside the mark; only the selected incident has one. */
  lines: string[];
}

export interface RoadClosureMark {
  at: Point;
  /** The street's direction, anticlockwise from east. */
  along: number;
}

export interface MapRoute {
  points: readonly Point[];
}

export interface MapScene {
  cameras: CameraMark[];
  gauges: { id: string; at: Point }[];
  units: UnitMark[];
  incidents: IncidentMark[];
  closures: RoadClosureMark[];
  diversions: MapRoute[];
  /** `sent`: the route of a unit on its way; otherwise a preview. */
  routes: (MapRoute & { sent: boolean })[];
  area: readonly Point[] | undefined;
}

export function linePath(points: readonly Point[]): string {
  return points.length > 1 ? `M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}` : '';
}

/** Arrowheads on a route, evenly spread: position, and direction in degrees on the screen. */
export function arrowsAlong(points: readonly Point[], every: number): { at: Point; turn: number }[] {
  const arrows: { at: Point; turn: number }[] = [];
  let next = every / 2;
  let gone = 0;
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    while (length > 0 && gone + length >= next) {
      const part = (next - gone) / length;
      arrows.push({
        at: [from[0] + dx * part, from[1] + dy * part],
        turn: (Math.atan2(dy, dx) * 180) / Math.PI,
      });
      next += every;
    }
    gone += length;
  });
  return arrows;
}
