/* What emits light: the traffic as trails, and the street lamps. */
import { avenueHalfWidth, avenues, axis, radians, rings } from '../../src/city/film/streets.ts';
import { avenueTraffic, roadHeight, type Vehicle } from '../../src/city/film/vehicles.ts';
import type { Size } from './light.ts';
import { type Plane, plane } from './smooth.ts';
import { see } from './view.ts';

const trailPoints = 240;

/** The trails at a moment of the loop, 0 to 1, hidden by what is in front of them. */
export function trails(
  vehicles: Vehicle[],
  moment: number,
  { width, height }: Size,
  depth: Float32Array,
): Plane {
  const result = plane(width, height);
  for (const { road, start, progress, length, brightness } of vehicles) {
    const head = start + moment * progress;
    for (let point = 0; point < trailPoints; point++) {
      const behind = point / (trailPoints - 1);
      const back = Math.sign(progress) * behind * length;
      let [x, y, fading] = [0, 0, 1];
      if ('radius' in road) {
        const angle = 2 * Math.PI * (head - back);
        [x, y] = [road.radius * Math.cos(angle), road.radius * Math.sin(angle)];
      } else {
        const share = head - Math.floor(head) - back;
        // Fades at both ends of an avenue, so that nothing pops up.
        fading = Math.min(1, Math.max(0, Math.min(share, 1 - share) / 0.02));
        const out = avenueTraffic.from + share * avenueTraffic.length;
        const [cos, sin] = [Math.cos(road.avenue), Math.sin(road.avenue)];
        [x, y] = [out * cos - road.offset * sin, out * sin + road.offset * cos];
      }
      if (fading === 0) continue;
      const seen = see(x, y, roadHeight, width, height);
      if (!seen || seen.distance >= at(depth, width, seen.x, seen.y) + 0.12) continue;
      const light = (1 - behind) ** 1.6 * brightness * fading * haze(seen.distance);
      splat(result, seen.x, seen.y, light * (17 / Math.max(seen.distance, 10)) ** 0.7 * (90 / trailPoints));
    }
  }
  return result;
}

export interface Lamps {
  street: Plane;
  circle: Plane;
  beacon: Plane;
}

export function lamps({ width, height }: Size, depth: Float32Array): Lamps {
  const [street, circle, beacon] = [plane(width, height), plane(width, height), plane(width, height)];
  const light = (into: Plane, x: number, y: number, z: number, hidden: boolean) => {
    const seen = see(x, y, z, width, height);
    if (!seen || (hidden && seen.distance >= at(depth, width, seen.x, seen.y) + 0.05)) return;
    const place = Math.floor(seen.y) * width + Math.floor(seen.x);
    into.data[place] = (into.data[place] as number) + (hidden ? haze(seen.distance) : 1);
  };
  for (const [radius, halfWidth] of rings.slice(0, 9)) {
    const count = Math.floor((2 * Math.PI * radius) / 0.42);
    const out = radius + halfWidth * 0.9;
    for (const angle of around(count))
      light(street, out * Math.cos(angle), out * Math.sin(angle), 0.14, true);
  }
  for (const degrees of avenues) {
    const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
    for (let lamp = 0; lamp < 70; lamp++) {
      const out = (degrees === axis ? 5.2 : 2.3) + lamp * 0.42;
      for (const side of [-1, 1]) {
        const aside = side * avenueHalfWidth(degrees) * 0.92;
        light(street, out * cos - aside * sin, out * sin + aside * cos, 0.14, true);
      }
    }
  }
  for (const [radius, count, z] of [
    [1.42, 56, 0.06],
    [0.9, 36, 0.1],
    [0.42, 16, 0.14],
  ] as const) {
    for (const angle of around(count))
      light(circle, radius * Math.cos(angle), radius * Math.sin(angle), z, false);
  }
  light(beacon, 0, 0, 1.27, false);
  return { street, circle, beacon };
}

const around = (count: number) => Array.from({ length: count }, (_, index) => (2 * Math.PI * index) / count);
const haze = (distance: number) => Math.exp(-Math.max(0, distance - 17) / 30);
const at = (layer: Float32Array, width: number, x: number, y: number) =>
  layer[Math.floor(y) * width + Math.floor(x)] as number;

/** Distributes a point's light over the four pixels around it. */
function splat({ width, data }: Plane, x: number, y: number, light: number): void {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [right, bottom] = [x - 0.5 - left, y - 0.5 - top];
  const place = top * width + left;
  data[place] = (data[place] as number) + light * (1 - right) * (1 - bottom);
  data[place + 1] = (data[place + 1] as number) + light * right * (1 - bottom);
  data[place + width] = (data[place + width] as number) + light * (1 - right) * bottom;
  data[place + width + 1] = (data[place + width + 1] as number) + light * right * bottom;
}
