/*
 * The outline of a lot of the film's city on the desk's plan. Both have the same rings and avenues. The plan's other
 * avenues are lanes in the film; lanes that the plan does not have close.
 */
import { type BlockShape, blockShapes, HALF_LANE, type Plan } from '../console/view/map/plan.ts';
import type { Lot } from './film/block.ts';
import { type Point, polar, radians, rings } from './film/streets.ts';

/** Indexes of the shader's tones; the plan's blocks are 0 to 2. */
export const tones = { outskirts: 3, park: 4, ground: 5 } as const;

/** Degrees between a lane of the film and the plan's avenue it becomes. */
const TOLERANCE = 1;

export interface LotOutline {
  corners: Point[];
  tone: number;
}

export function outliner(plan: Plan): (lot: Lot, corners: Point[]) => LotOutline {
  const shapes = blockShapes(plan);
  const halves = new Map(plan.circles.map(({ r, half }) => [r, half]));
  const half = (ring: number) => halves.get(rings[ring]?.[0] ?? 0) ?? HALF_LANE;
  const widthAt = (degrees: number) => plan.avenues.find(({ a }) => a === degrees % 360)?.width ?? 0;

  return ({ ring, sector, across, deep }, corners) => {
    const [from, to] = [degreesOf(sector.start), degreesOf(sector.end)];
    const home = shapes.find((shape) => shape.ring === ring && holds(shape, (from + to) / 2));
    if (!home) return { corners, tone: tones.outskirts };
    const turn = (from + to) / 2 < home.from ? 360 : 0;
    const middle = (home.inner + home.outer) / 2;
    // An avenue's edges are parallel, a lane's point to the centre.
    const gap = (isEdge: boolean, atAvenue: boolean, degrees: number, r: number) =>
      !isEdge ? 0 : atAvenue ? Math.asin(widthAt(degrees) / 2 / r) : HALF_LANE / middle;
    const isFirst = Math.abs(from + turn - home.from) < TOLERANCE;
    const isLast = Math.abs(to + turn - home.to) < TOLERANCE;
    const angle = (r: number, share: number) => {
      const begin = radians(isFirst ? home.from : from + turn) + gap(isFirst, home.atAvenue[0], home.from, r);
      const end = radians(isLast ? home.to : to + turn) - gap(isLast, home.atAvenue[1], home.to, r);
      return begin + (end - begin) * share;
    };
    const [inner, outer] = [home.inner + half(ring), home.outer - half(ring + 1)];
    const [near, far] = deep.map((share) => inner + (outer - inner) * share) as [number, number];
    const [a, b] = across;
    const outline = [
      polar(near, angle(near, a)),
      polar(far, angle(far, a)),
      polar(far, angle(far, b)),
      polar(near, angle(near, b)),
    ];
    return { corners: outline, tone: home.tone };
  };
}

const degreesOf = (angle: number) => (angle * 180) / Math.PI;

const holds = ({ from, to }: BlockShape, degrees: number) =>
  [0, 360].some((turn) => degrees + turn > from && degrees + turn < to);
