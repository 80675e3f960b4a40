/*
 * The camera, from the film's perspective to the flat map of the desk. A point of the city is projected to
 *
 *   v = (p·aside, p·above, p·ahead),  w = 1 + depth·v.z,  screen = P + (O − P + scale·v.xy) / w
 *
 * where O is the city's centre on screen, P the principal point and depth one over the distance. On the map depth is 0,
 * so there is no perspective and no near plane to clip at. The vertex shader and project() compute the same.
 */
import { beats, between, easeCrane, progressIn, smooth } from './beats.ts';
import { camera } from './film/city.ts';

export type Vector = readonly [number, number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The map's centre in the stage, and pixels per unit. */
export interface MapPlace {
  cx: number;
  cy: number;
  scale: number;
}

export interface Projection {
  aside: Vector;
  above: Vector;
  ahead: Vector;
  origin: readonly [number, number];
  /** The principal point, relative to the origin. */
  principal: readonly [number, number];
  scale: number;
  depth: number;
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const look = minus(camera.to, camera.from);
const start = {
  tilt: Math.atan2(-look[2], Math.hypot(look[0], look[1])),
  turn: Math.atan2(look[0], look[1]),
};
/** From the film's camera to the centre, along its view direction. */
export const filmDistance = -dot(camera.from, look) / Math.hypot(...look);
/** Where hero.module.css puts the centre, in the picture and in its box. */
const ring = { x: 0.6587, y: 0.421 };

/** Width of the film's 16:9 picture when it covers its box. */
export function filmCover({ width, height }: Pick<Box, 'width' | 'height'>): number {
  return Math.max(width, (height * 16) / 9);
}

export function projectionAt(at: number, film: Box, map: MapPlace, isMirrored = false): Projection {
  const cover = filmCover(film);
  const isUpright = film.width <= film.height;
  const across = isUpright ? 0.5 : isMirrored ? 1 - ring.x : ring.x;
  const [ringX, ringY] = [film.x + film.width * across, film.y + film.height * ring.y];
  const t = easeCrane(progressIn(at, beats.crane));
  const tilt = between(start.tilt, Math.PI / 2, t);
  // North is up well before the city is flat.
  const turn = between(start.turn, 0, smooth(t));
  const [sin, cos, sinTurn, cosTurn] = [Math.sin(tilt), Math.cos(tilt), Math.sin(turn), Math.cos(turn)];
  const filmScale = (cover * camera.lens) / 36 / filmDistance;
  const [seenX, seenY] = centreInFilm(filmScale / cover);
  return {
    ahead: [sinTurn * cos, cosTurn * cos, -sin],
    aside: [cosTurn, -sinTurn, 0],
    above: [sinTurn * sin, cosTurn * sin, cos],
    origin: [
      between(ringX + cover * (seenX - ring.x), map.cx, t),
      between(ringY + cover * (seenY - ring.y * (9 / 16)), map.cy, t),
    ],
    principal: [cover * (0.5 - seenX), cover * (9 / 32 - seenY)],
    scale: Math.exp(between(Math.log(filmScale), Math.log(map.scale), t)),
    depth: (1 - t) ** 1.15 / filmDistance,
  };
}

/** The centre in the film's picture, as fractions of its width. */
function centreInFilm(unit: number): readonly [number, number] {
  const [x, y] = [camera.from[0], camera.from[1]];
  const [sin, cos] = [Math.sin(start.turn), Math.cos(start.turn)];
  const aside = x * cos - y * sin;
  const above = (x * sin + y * cos) * Math.sin(start.tilt) + camera.from[2] * Math.cos(start.tilt);
  return [0.5 - aside * unit, 9 / 32 + above * unit];
}

/** A point of the city, with y to the north, in pixels of the stage. */
export function project(projection: Projection, point: Vector): readonly [number, number] {
  const w = 1 + projection.depth * dot(point, projection.ahead);
  const along = (axis: 0 | 1, value: number) =>
    projection.origin[axis] +
    projection.principal[axis] +
    (projection.scale * value - projection.principal[axis]) / w;
  return [along(0, dot(point, projection.aside)), along(1, -dot(point, projection.above))];
}
