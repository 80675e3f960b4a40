import { type Point, rectangle } from '../geometry.ts';
import { Face } from './face.ts';
import { radians, round } from './numbers.ts';
import { fill } from './paint.ts';
import type { Sheet } from './sheet.ts';
import type { Tone } from './tones.ts';

/** Half axes of a circle of radius 1 in a coordinate plane. */
const circleMajor = Math.sqrt(1.5);
const circleMinor = Math.sqrt(0.5);

export function cylinder(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  low: number,
  high: number,
  tone: Tone,
) {
  const octagon = Array.from({ length: 8 }, (_, side): Point => {
    const angle = radians(side * 45 + 22.5);
    const reach = radius / Math.cos(radians(22.5));
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  const solid = sheet.add([{ outline: octagon, low, high }]);
  const [rx, ry] = [round(radius * circleMajor * sheet.scale), round(radius * circleMinor * sheet.scale)];
  const [cx, bottom] = sheet.project(x, y, low).map(round) as [number, number];
  const top = round(sheet.project(x, y, high)[1]);
  const [start, end] = [round(cx - rx), round(cx + rx)];
  solid.paint(
    sheet.blend(tone.l, tone.r),
    `M${start} ${top}V${bottom}A${rx} ${ry} 0 0 0 ${end} ${bottom}V${top}Z`,
  );
  solid.paint(
    fill(tone.t),
    `M${start} ${top}A${rx} ${ry} 0 1 1 ${end} ${top}A${rx} ${ry} 0 1 1 ${start} ${top}Z`,
  );
  return { top: new Face(solid, (u, v) => sheet.project(x + u, y + v, high)) };
}

export function ball(sheet: Sheet, x: number, y: number, z: number, radius: number, colour: string) {
  const solid = sheet.add([
    {
      outline: rectangle(x - radius, y - radius, 2 * radius, 2 * radius),
      low: z - radius,
      high: z + radius,
    },
  ]);
  const [cx, cy] = sheet.project(x, y, z);
  const r = round(radius * circleMajor * sheet.scale);
  const [start, end, middle] = [round(cx - r), round(cx + r), round(cy)];
  solid.paint(
    fill(colour),
    `M${start} ${middle}A${r} ${r} 0 1 1 ${end} ${middle}A${r} ${r} 0 1 1 ${start} ${middle}Z`,
  );
}
