/* The ring's measures: nine tracks of 35 units, a full turn for 365 days. */
import type { DragPoint, Point } from '../../../ui/instrument/drag-options.ts';

export const outer = 476;
export const inner = 155;
export const tracks = 9;

/** The radius of a track's marks. */
export const trackOf = (track: number): number => 441 - 35 * track;

/** Degrees for a number of days. */
export const angleOf = (days: number): number => round((days * 360) / 365);

/** A point on the ring: 180° is the shown day, time runs clockwise. */
export function point(radius: number, degrees: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

const degreesAt = ({ x, y }: Point) => (Math.atan2(y, x) * 180) / Math.PI;

/** The days a drag turns the ring to. A pointer may go round more than once, so of all turns the nearest counts. */
export function turnedTo(
  { start, ...at }: Pick<DragPoint, 'x' | 'y' | 'start'>,
  stood: number,
  now: number,
  range: number,
): number {
  const wanted = stood - ((degreesAt(at) - degreesAt(start)) * 365) / 360;
  const nearest = wanted + Math.round((now - wanted) / 365) * 365;
  return Math.max(-range, Math.min(range, nearest));
}

/** A stroke outwards from a radius. */
export const spoke = (radius: number, length: number, degrees: number): string =>
  `M${point(radius, degrees).join(' ')}l${point(length, degrees).join(' ')}`;

const round = (value: number) => Math.round(value * 100) / 100;
