/*
 * Geometry of the funnel. The plot is measured in thousandths of its width and height, and the lines from it to the
 * heads in units of the whole drawing, so that it scales with the page.
 */
import type { Funnel, FunnelMessage } from '../../../content/instruments/funnel.ts';
import { secondsOf } from './sort-messages.ts';

export interface Point {
  x: number;
  y: number;
}

/** The plot's first and last minute, in thousandths of its height; below the last the lines gather. */
const [first, last] = [70, 870];
/** The distance between an incident's lines where they are gathered. */
const apart = 5;

/** The whole drawing, the plot's beginning in it, and the three columns below. */
export const drawing = { width: 1248, plot: 356, column: 432, columnWidth: 384 };
/** How much of a column its lines take. */
export const bus = { width: 100, first: 8, space: 85, apart: 5 };

/** Rounded to whole units, about a pixel, to keep the document small. */
const round = Math.round;
export const percent = (thousandths: number) => `${round(thousandths) / 10}%`;

export const xOf = ({ axis }: Funnel, metre: number) => (metre / axis.metres) * 1000;
export const heightOf = ({ axis }: Funnel, seconds: number) =>
  (seconds / (secondsOf(axis.to) - secondsOf(axis.from))) * (last - first);
export const yOf = (funnel: Funnel, clock: string) =>
  first + heightOf(funnel, secondsOf(clock) - secondsOf(funnel.axis.from));

export const pointOf = (funnel: Funnel, member: number): Point => {
  const { metre, time } = funnel.messages[member] as FunnelMessage;
  return { x: xOf(funnel, metre), y: yOf(funnel, time) };
};

/** Where each line of a group leaves the plot: sorted by place, so that none cross. */
export function throatOf(funnel: Funnel, members: readonly number[]): Map<number, number> {
  const xs = members.map((member) => pointOf(funnel, member).x);
  const half = ((members.length - 1) / 2) * apart;
  const mean = xs.reduce((sum, x) => sum + x, 0) / xs.length;
  const middle = Math.min(Math.max(mean, half), 1000 - half);
  const order = members
    .map((member, index) => ({ member, x: xs[index] as number }))
    .sort((one, other) => one.x - other.x || one.member - other.member);
  return new Map(order.map(({ member }, index) => [member, middle - half + index * apart]));
}

/** From one message to another. */
export const straight = (one: Point, other: Point) =>
  `M${round(one.x)} ${round(one.y)}L${round(other.x)} ${round(other.y)}`;

/** From a message straight down, then into the bundle. */
export const fall = ({ x, y }: Point, throat: number) =>
  `M${round(x)} ${round(y)}C${round(x)} ${round(y + (904 - y) * 0.55)} ${round(throat)} 755 ${round(throat)} 915L${round(throat)} 1000`;

/** From the plot's lower edge to the head of a column; a line without a column ends soon. */
export function lead(from: number, to: number | undefined, height: number): string {
  const end = to ?? from;
  const depth = to === undefined ? height * 0.2 : height;
  const [start, stop] = [round(from), round(end)];
  return `M${start} 0C${start} ${round(depth * 0.45)} ${stop} ${round(depth * 0.45)} ${stop} ${round(depth)}`;
}

/** The nth of a column's lines: the last message's is outermost. */
export function slotOf(nth: number, count: number): number {
  const step = Math.min(bus.apart, bus.space / count);
  return round(bus.first + (count - 1 - nth) * step);
}

/** The convex outline of a group. */
export function outline(points: readonly Point[]): string {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  const corners = [...halfOf(sorted), ...halfOf(sorted.toReversed())];
  const [only = { x: 0, y: 0 }] = sorted;
  const path = (corners.length > 0 ? corners : [only]).map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${path.join('L')}Z`;
}

function halfOf(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length > 1 && !turnsLeft(kept.at(-2) as Point, kept.at(-1) as Point, point)) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

const turnsLeft = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
