import type { Point } from '../geometry.ts';
import { Face } from './face.ts';
import { radians } from './numbers.ts';
import { fill } from './paint.ts';
import type { Sheet } from './sheet.ts';
import { mix, type Tone, turn } from './tones.ts';

/** An annular wall around (x, y); degrees from +x towards +y. Split it if something is inside. */
export function ring(
  sheet: Sheet,
  {
    x = 0,
    y = 0,
    inner,
    outer,
    from,
    to,
  }: {
    x?: number;
    y?: number;
    inner: number;
    outer: number;
    from: number;
    to: number;
  },
  low: number,
  high: number,
  tone: Tone,
) {
  const on = (radius: number, angle: number): Point => [
    x + radius * Math.cos(radians(angle)),
    y + radius * Math.sin(radians(angle)),
  ];
  const slices = Math.max(1, Math.ceil((to - from) / 15));
  const step = (to - from) / slices;
  const reach = outer / Math.cos(radians(step / 2));
  const solid = sheet.add(
    Array.from({ length: slices }, (_, slice) => {
      const [a, b] = [from + slice * step, from + (slice + 1) * step];
      return { outline: [on(inner, a), on(reach, a), on(reach, b), on(inner, b)], low, high };
    }),
  );

  const shade = (angle: number, outward: number) =>
    mix(tone.l, tone.r, turn(outward * Math.cos(radians(angle)), outward * Math.sin(radians(angle))));

  const [base, crest, brim] = sheet.levels(low, high);
  const wall = (radius: number, outward: 1 | -1) => {
    for (const start of outward > 0 ? [-405, -45, 315] : [-225, 135, 495]) {
      const a = Math.max(from, start);
      const b = Math.min(to, start + 180);
      if (b - a < 0.5) continue;
      const [left, right] = outward > 0 ? [b, a] : [a, b];
      solid.paint(
        sheet.blend(shade(left, outward), shade(right, outward)),
        `M${brim.onCircle(x, y, radius, a)}${brim.curve(x, y, radius, a, b)}` +
          `L${base.onCircle(x, y, radius, b)}${base.curve(x, y, radius, b, a)}Z`,
      );
    }
  };
  const whole = to - from >= 360;
  wall(inner, -1);
  for (const [angle, outward] of whole
    ? []
    : ([
        [from, -1],
        [to, 1],
      ] as const)) {
    const [nx, ny] = [-Math.sin(radians(angle)) * outward, Math.cos(radians(angle)) * outward];
    if (nx + ny < 1e-6) continue;
    solid.paint(
      fill(mix(tone.l, tone.r, turn(nx, ny))),
      `M${base.onCircle(x, y, inner, angle)}L${base.onCircle(x, y, outer, angle)}` +
        `L${brim.onCircle(x, y, outer, angle)}L${brim.onCircle(x, y, inner, angle)}Z`,
    );
  }
  wall(outer, 1);
  solid.paint(
    fill(tone.t),
    `M${crest.onCircle(x, y, outer, from)}${crest.curve(x, y, outer, from, to)}` +
      `${whole ? 'ZM' : 'L'}${crest.onCircle(x, y, inner, to)}${crest.curve(x, y, inner, to, from)}Z`,
  );
  return { top: new Face(solid, (u, v) => sheet.project(u, v, high)) };
}
