/* Places the callout of the chosen incident: beside it, inside the window, covering as little as possible. */
import { type Box, overlap, textWidth } from './labels.ts';
import type { Point, View } from './plan.ts';

export interface Callout extends Box {
  /** From the incident's ring to the box. */
  lead: readonly [Point, Point];
}

const RING = 30;

export function placeCallout(
  view: View,
  [x, y]: Point,
  lines: readonly string[],
  covered: readonly Box[],
  marks: readonly Point[],
): Callout | undefined {
  if (lines.length === 0) return undefined;
  const width = Math.ceil(Math.max(...lines.map((line, index) => textWidth(line, index ? 14.5 : 15.5)))) + 24;
  const height = lines.length * 18 + 14;
  const far = view.width < 480 ? 46 : 112;
  const rise = view.width < 480 ? height / 2 : 92;
  // In a small window the callout of an incident near the edge is moved inwards.
  const second =
    view.width < 480 ? Math.min(Math.max(y - rise, 8), view.height - 8 - height) : y + rise - height;
  const offers: Box[] = [
    { x: x + far, y: y - rise, width, height },
    { x: x + far, y: second, width, height },
    { x: x - far - width, y: y - rise, width, height },
    { x: x - far - width, y: second, width, height },
    { x: x - width / 2, y: y - RING - 24 - height, width, height },
    { x: x - width / 2, y: y + RING + 24, width, height },
  ];
  const fits = offers.filter(
    (box) =>
      box.x >= 8 &&
      box.y >= 8 &&
      box.x + width <= view.width - 8 &&
      box.y + height <= view.height - 8 &&
      !overlap([box], covered),
  );
  const hides = (box: Box) =>
    marks.filter(
      ([mx, my]) => mx > box.x - 8 && mx < box.x + width + 8 && my > box.y - 8 && my < box.y + height + 8,
    ).length;
  const best = fits.toSorted((a, b) => hides(a) - hides(b))[0];
  return best && { ...best, lead: leadTo([x, y], best) };
}

function leadTo([x, y]: Point, box: Box): readonly [Point, Point] {
  const end: Point = [
    Math.min(Math.max(x, box.x), box.x + box.width),
    Math.min(Math.max(y, box.y + box.height / 2), box.y + box.height / 2),
  ];
  const length = Math.hypot(end[0] - x, end[1] - y) || 1;
  return [[x + ((end[0] - x) / length) * RING, y + ((end[1] - y) / length) * RING], end];
}
