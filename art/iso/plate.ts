import { at, type Point } from '../geometry.ts';
import { Face } from './face.ts';
import { radians } from './numbers.ts';
import { fill } from './paint.ts';
import type { Sheet } from './sheet.ts';
import type { Tone } from './tones.ts';

/**
 * The D shape as a slab: straight start, fully round end towards +x or +y. Its straight edge starts at (x, y) and
 * is `width` long; `length` is from that edge to the far end of the curve.
 */
export function plate(
  sheet: Sheet,
  {
    x,
    y,
    length,
    width,
    towards = 'x',
  }: {
    x: number;
    y: number;
    length: number;
    width: number;
    towards?: 'x' | 'y';
  },
  low: number,
  high: number,
  tone: Tone,
) {
  const radius = width / 2;
  const straight = length - radius;
  const alongX = towards === 'x';
  const [cx, cy] = alongX ? [x + straight, y + radius] : [x + radius, y + straight];
  const first = alongX ? -90 : 0;
  const on = (angle: number): Point => [
    cx + radius * Math.cos(radians(angle)),
    cy + radius * Math.sin(radians(angle)),
  ];
  const corners: Point[] = alongX
    ? [
        [x, y + width],
        [x, y],
      ]
    : [
        [x, y],
        [x + width, y],
      ];
  const curve = Array.from({ length: 13 }, (_, index) => on(first + index * 15));
  const solid = sheet.add([{ outline: [...curve, ...corners], low, high }]);

  // 135 degrees of the curve are visible, and the nearer one of the two straight sides.
  const [a, b] = alongX ? [-45, 90] : [0, 135];
  const lap = 0.5 / sheet.scale;
  const [near, joint, side]: [Point, Point, string] = alongX
    ? [at(corners, 0), [cx + lap, cy + radius], tone.l]
    : [at(corners, 1), [cx + radius, cy + lap], tone.r];
  const [base, crest, brim] = sheet.levels(low, high);
  if (straight > 0) {
    solid.paint(
      fill(side),
      `M${brim.point(...near)}L${brim.point(...joint)}L${base.point(...joint)}L${base.point(...near)}Z`,
    );
  }
  solid.paint(
    sheet.blend(tone.l, tone.r),
    `M${brim.onCircle(cx, cy, radius, a)}${brim.curve(cx, cy, radius, a, b)}` +
      `L${base.onCircle(cx, cy, radius, b)}${base.curve(cx, cy, radius, b, a)}Z`,
  );
  solid.paint(
    fill(tone.t),
    `M${crest.onCircle(cx, cy, radius, first)}${crest.curve(cx, cy, radius, first, first + 180)}` +
      `L${corners.map((corner) => crest.point(...corner)).join('L')}Z`,
  );
  return { top: new Face(solid, (u, v) => sheet.project(u, v, high)) };
}
