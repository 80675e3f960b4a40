/* Everything that emits light: the film's vehicles and lamps, as strips and points for the GPU. */
import { avenueHalfWidth, avenues, axis, polar, radians, rings } from './film/streets.ts';
import { traffic, type Vehicle } from './film/vehicles.ts';

/** Kind, two values of its position, offset or height; length or size, brightness, progress, start. */
export const floatsOfLight = 8;
/** The hero's reticle turns into the Inner Circle, loses its colour and fades. */
const kinds = { reticle: -1, ring: 0, avenue: 1, lamp: 2 } as const;
const reticleArcs = 12;

export function buildLights(): Float32Array {
  const lights: number[] = [];
  const vehicle = ({ road, start, progress, length, brightness }: Vehicle) => {
    const place =
      'radius' in road ? [kinds.ring, road.radius, 0, 0] : [kinds.avenue, road.avenue, 0, road.offset];
    lights.push(...place, length, brightness, progress, start);
  };
  const { warm, pale } = traffic();
  for (const one of [...warm, ...pale]) vehicle(one);
  /** `size` in pixels of a picture 1920 px wide; `bright` at its centre. */
  const lamp = ([x, y]: readonly [number, number], z: number, size: number, bright: number) =>
    lights.push(kinds.lamp, x, y, z, size, bright, 1, 0);
  for (const [radius, half] of rings.slice(0, 9)) {
    const count = Math.floor((2 * Math.PI * radius) / 0.42);
    for (const angle of around(count)) lamp(polar(radius + half * 0.9, angle), 0.14, 2, 0.25);
  }
  for (const degrees of avenues) {
    const [cos, sin] = polar(1, radians(degrees));
    for (let index = 0; index < 60; index++) {
      const out = (degrees === axis ? 5.2 : 2.3) + index * 0.42;
      for (const side of [-1, 1]) {
        const aside = side * avenueHalfWidth(degrees) * 0.92;
        lamp([out * cos - aside * sin, out * sin + aside * cos], 0.14, 2, 0.25);
      }
    }
  }
  for (const [radius, count, z] of circleLamps) {
    for (const angle of around(count)) {
      lamp(polar(radius, angle), z, 2.4, 0.26);
      lamp(polar(radius, angle), z, 12, 0.03);
    }
  }
  lamp([0, 0], 1.27, 6, 1);
  lamp([0, 0], 1.27, 40, 0.18);
  for (let arc = 0; arc < reticleArcs; arc++)
    lights.push(kinds.reticle, 0, 0, 0, 1 / reticleArcs, 1, 1, arc / reticleArcs);
  return new Float32Array(lights);
}

const circleLamps = [
  [1.42, 56, 0.07],
  [0.9, 36, 0.11],
  [0.42, 16, 0.15],
] as const;

const around = (count: number) => Array.from({ length: count }, (_, index) => (2 * Math.PI * index) / count);
