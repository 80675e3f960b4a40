import type { Curve, GaugeCourse } from './schema.ts';

/** Water as seconds after its first message; without a pump it stays for most of an hour. */
const waterRise: Curve = [
  [0, 38],
  [300, 46],
  [900, 52],
  [2400, 48],
  [3400, 6],
];
const waterFall: Curve = [
  [-1600, 84],
  [0, 52],
  [600, 36],
  [1200, 14],
  [1400, 9],
  [2400, 4],
];

/** A gauge whose water rises with its first message and falls once a pump runs. */
export function level(gauge: string): GaugeCourse {
  return { gauge, rise: waterRise, fall: waterFall, helpedBy: 'running', relative: true };
}
