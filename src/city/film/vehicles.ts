/*
 * The traffic of the film and the live city. Each road has a repeating pattern that moves by exactly one repeat per
 * loop, so the last frame meets the first.
 */

import { sequence } from './sequence.ts';
import { avenues, axis, radians, rings } from './streets.ts';

export interface Vehicle {
  road: { radius: number } | { avenue: number; offset: number };
  /** Position at the start of the loop and distance per loop, as fractions of its road; negative is backwards. */
  start: number;
  progress: number;
  /** Length of its trail, as a fraction of its road. */
  length: number;
  brightness: number;
}

/** Units per loop. */
const speed = 7.5;
/** Vehicles per unit of each ring; the second ring is for pedestrians. */
const ringTraffic = [1.3, 0, 1.35, 0.62, 0.6, 0.5, 0.72, 0.42, 0.5, 0.32, 0.32];
export const avenueTraffic = { from: 2.1, length: 44 };
export const roadHeight = 0.03;

const between = (random: () => number, low: number, high: number) => low + random() * (high - low);

/** Vehicles in one direction are warm, in the other pale. */
export function traffic(): { warm: Vehicle[]; pale: Vehicle[] } {
  const random = sequence(27001);
  const all: Vehicle[] = [];
  ringTraffic.forEach((vehicles, index) => {
    if (vehicles === 0) return;
    const [middle, halfWidth] = rings[index] as readonly [number, number];
    const round = 2 * Math.PI * middle;
    const repeats = Math.max(1, Math.round(round / speed));
    const count = Math.max(2, Math.round((round / repeats) * vehicles));
    for (const [lane, direction] of [
      [-0.45, 1],
      [0.45, -1],
    ] as const) {
      for (let vehicle = 0; vehicle < count; vehicle++) {
        const start = (vehicle + random() * 0.8) / count / repeats;
        const length = between(random, 0.6, 2.6) / round;
        const brightness = between(random, 0.35, 1);
        const radius = middle + lane * halfWidth * 0.62 + between(random, -0.02, 0.02);
        for (let repeat = 0; repeat < repeats; repeat++) {
          const place = { start: start + repeat / repeats, progress: direction / repeats };
          all.push({ road: { radius }, ...place, length, brightness });
        }
      }
    }
  });
  for (const degrees of avenues) {
    const repeats = Math.max(1, Math.round(avenueTraffic.length / (speed * 1.15)));
    const count = Math.max(2, Math.round((avenueTraffic.length / repeats) * (degrees === axis ? 0.5 : 0.34)));
    for (const offset of degrees === axis ? [-0.3, -0.2, -0.1, 0.1, 0.2, 0.3] : [-0.07, 0.07]) {
      for (let vehicle = 0; vehicle < count; vehicle++) {
        const start = (vehicle + random() * 0.9) / count / repeats;
        const length = between(random, 0.5, 2.2) / avenueTraffic.length;
        const brightness = between(random, 0.5, 1);
        for (let repeat = 0; repeat < repeats; repeat++) {
          const place = { start: start + repeat / repeats, progress: Math.sign(offset) / repeats };
          all.push({ road: { avenue: radians(degrees), offset }, ...place, length, brightness });
        }
      }
    }
  }
  return {
    warm: all.filter(({ progress }) => progress > 0),
    pale: all.filter(({ progress }) => progress < 0),
  };
}
