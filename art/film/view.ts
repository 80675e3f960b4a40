/* The camera: projects points of the city onto the picture, and pixels back to rays. */
import { camera } from '../../src/city/film/city.ts';

type Vector = readonly [number, number, number];

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

export const ahead = unit(minus(camera.to, camera.from));
export const aside = unit(cross(ahead, [0, 0, 1]));
export const above = cross(aside, ahead);
/** Half the picture's width at a distance of one. */
export const reach = 18 / camera.lens;

export interface ProjectedPoint {
  x: number;
  y: number;
  distance: number;
}

/** Undefined behind the camera or within two pixels of the edge. */
export function see(
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
): ProjectedPoint | undefined {
  const [dx, dy, dz] = [x - camera.from[0], y - camera.from[1], z - camera.from[2]];
  const deep = dx * ahead[0] + dy * ahead[1] + dz * ahead[2];
  if (deep < 0.5) return;
  const across = (dx * aside[0] + dy * aside[1] + dz * aside[2]) / deep / reach;
  const up = (((dx * above[0] + dy * above[1] + dz * above[2]) / deep / reach) * width) / height;
  const [atX, atY] = [((across + 1) / 2) * width, ((1 - up) / 2) * height];
  if (atX <= 1 || atX >= width - 2 || atY <= 1 || atY >= height - 2) return;
  return { x: atX, y: atY, distance: Math.sqrt(dx * dx + dy * dy + dz * dz) };
}
