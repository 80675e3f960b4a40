/*
 * The city's plan as SVG paths, in plan units around the centre with y pointing down. A view decides which part
 * is visible: the position of the centre and the pixels per unit.
 */
import type { Avenue, City, Spot } from '../../../content/shifts/schema.ts';

/** The parts of the city needed for drawing. */
export type Plan = Pick<City, 'circles' | 'avenues' | 'lanes' | 'railway'>;

/** Position of the plan's centre in the window, and pixels per unit. */
export interface View {
  width: number;
  height: number;
  cx: number;
  cy: number;
  scale: number;
}

export type Point = readonly [x: number, y: number];

/** The city continues beyond the last circle, without labels. */
const outskirts = [14.4, 17] as const;
/** Radius of the drawn city. */
const edgeOfCity = 19;
const LONGEST_FRONT = 2;
export const HALF_LANE = 0.05;

const round = (value: number): number => Number(value.toFixed(3));
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point by distance from the centre and direction, anticlockwise from east. */
export function polar(radius: number, degrees: number): Point {
  return [
    round(radius * Math.cos(radians(degrees))),
    round(-radius * Math.sin(radians(degrees))) + 0, // no minus zero
  ];
}

export function toWindow({ cx, cy, scale }: View, [x, y]: Point): Point {
  return [cx + x * scale, cy + y * scale];
}

function arc(radius: number, from: number, to: number, lead = 'M'): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `${lead}${polar(radius, from)}A${radius} ${radius} 0 ${large} ${to > from ? 0 : 1} ${polar(radius, to)}`;
}

/** A block between four street centre lines, before street widths are subtracted. */
export interface BlockShape {
  ring: number;
  inner: number;
  outer: number;
  /** In degrees. */
  from: number;
  to: number;
  /** Starts or ends at an avenue rather than a lane. */
  atAvenue: readonly [boolean, boolean];
  tone: 0 | 1 | 2;
}

export function blockShapes(plan: Plan): BlockShape[] {
  const edges = [...plan.circles.map(({ r }) => r), ...plan.lanes, ...outskirts].sort((a, b) => a - b);
  return edges.slice(0, -1).flatMap((inner, ring) => {
    const outer = edges[ring + 1] ?? inner;
    const streets = plan.avenues.filter(({ from }) => inner >= from).map(({ a }) => a);
    return streets.flatMap((start, sector) => {
      const end = streets[sector + 1] ?? (streets[0] ?? 0) + 360;
      const count = ring < 2 ? 1 : fronts(end - start, (inner + outer) / 2);
      return Array.from({ length: count }, (_, index) => ({
        ring,
        inner,
        outer,
        from: start + ((end - start) * index) / count,
        to: start + ((end - start) * (index + 1)) / count,
        atAvenue: [index === 0, index === count - 1] as const,
        tone: ((ring * 7 + sector * 3 + index * 5) % 3) as 0 | 1 | 2,
      }));
    });
  });
}

/** The blocks between the streets, in three tones without a visible pattern. */
export function blocks(plan: Plan, shows: (at: Point) => boolean = () => true): [string, string, string] {
  const tones: [string, string, string] = ['', '', ''];
  for (const { inner, outer, from, to, tone } of blockShapes(plan)) {
    const middle = (inner + outer) / 2;
    if (!shows(polar(middle, (from + to) / 2))) continue;
    const gap = ((HALF_LANE / middle) * 180) / Math.PI;
    const [near, far] = [round(inner + HALF_LANE), round(outer - HALF_LANE)];
    tones[tone] += `${arc(far, from + gap, to - gap)}${arc(near, to - gap, from + gap, 'L')}Z`;
  }
  return tones;
}

/** Number of parts a block is split into, so that no front is much longer than the others. */
function fronts(degrees: number, radius: number): number {
  return 2 ** Math.max(0, Math.floor(Math.log2((radians(degrees) * radius) / LONGEST_FRONT)));
}

export function avenuePath({ a, from }: Avenue): string {
  return `M${polar(from, a)}L${polar(edgeOfCity, a)}`;
}

export function railwayPath({ from, to }: Plan['railway']): string {
  return `M${from.x} ${-from.y}L${to.x} ${-to.y}`;
}

export function spotPoint({ r, a }: Spot): Point {
  return polar(r, a);
}

/** A camera's field of view, as a circular sector. */
export function cone(at: Point, degrees: number, reach: number): string {
  const end = (turn: number): Point => {
    const [x, y] = polar(reach, degrees + turn);
    return [round(at[0] + x), round(at[1] + y)];
  };
  return `M${at}L${end(24)}A${reach} ${reach} 0 0 1 ${end(-24)}Z`;
}
