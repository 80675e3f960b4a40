/* The dial's measures: midnight at the top, the day clockwise; the first watch innermost. */
import type { DragPoint } from '../../../ui/instrument/drag-options.ts';

export const rim = 344;
const pitch = 36;

const round = (value: number) => Math.round(value * 10) / 10;

export const point = (minute: number, radius: number): [x: number, y: number] => {
  const angle = (minute / 1440) * 2 * Math.PI - Math.PI / 2;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
};

/** The inner and outer edge of a watch's ring. */
export const ringOf = (watch: number, count: number): [inner: number, outer: number] => [
  rim - (count - watch) * pitch,
  rim - (count - watch - 1) * pitch,
];

/** The hour the hand is turned to by what is pressed on the rings, or by its handle; nothing else turns it. */
export function hourAt({
  x,
  y,
  start,
  target,
}: Pick<DragPoint, 'x' | 'y' | 'start' | 'target'>): number | undefined {
  const pressed = Math.hypot(start.x, start.y);
  if ((pressed < 120 || pressed > 360) && !target.closest('[data-handle]')) return undefined;
  const turned = (Math.atan2(y, x) / (2 * Math.PI) + 1.25) % 1;
  return Math.floor(turned * 24) % 24;
}

export const arc = (from: number, to: number, radius: number): string =>
  `M${point(from, radius).join(' ')}A${radius} ${radius} 0 ${to - from > 720 ? 1 : 0} 1 ${point(to, radius).join(' ')}`;

/** A piece of the dial between two minutes and two radii. */
export const wedge = (from: number, to: number, inner: number, outer: number): string =>
  `${arc(from, to, outer)}L${point(to, inner).join(' ')}A${inner} ${inner} 0 ${to - from > 720 ? 1 : 0} 0 ${point(from, inner).join(' ')}z`;

export const spoke = (minute: number, inner: number, outer: number): string =>
  `M${point(minute, inner).join(' ')}L${point(minute, outer).join(' ')}`;
