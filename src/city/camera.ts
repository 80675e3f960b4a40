/*
 * From the film's camera to the desk's map. A point of the city is seen at
 *
 *   v = (p·aside, p·above, p·ahead),  w = 1 + depth·v.z,  screen = P + (O − P + scale·v.xy) / w
 *
 * where O is the place of the city's centre, P the point the eye looks at, and depth one over the distance. At the end
 * depth is 0: no perspective, no matrix, and nothing that pops at a near plane. seenAt is the same in script.
 */
import { beats, between, craned, share, smooth } from './beats.ts';
import { camera } from './film/city.ts';

export type Vector = readonly [number, number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the map's centre lies in the stage, and the pixels of a unit. */
export interface MapPlace {
  cx: number;
  cy: number;
  scale: number;
}

export interface Sight {
  aside: Vector;
  above: Vector;
  ahead: Vector;
  origin: readonly [number, number];
  /** The principal point, from the origin. */
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
/** From the film's eye to the centre, along the way it looks. */
export const filmDistance = -dot(camera.from, look) / Math.hypot(...look);
/** Where hero.module.css lays the centre, in the picture and in its box. */
const ring = { x: 0.6587, y: 0.421 };

/** What the film's box shows of its 16:9 picture, which covers it. */
export function filmCover({ width, height }: Pick<Box, 'width' | 'height'>): number {
  return Math.max(width, (height * 16) / 9);
}

export function sightAt(at: number, film: Box, map: MapPlace, isMirrored = false): Sight {
  const cover = filmCover(film);
  const isUpright = film.width <= film.height;
  const across = isUpright ? 0.5 : isMirrored ? 1 - ring.x : ring.x;
  const [ringX, ringY] = [film.x + film.width * across, film.y + film.height * ring.y];
  const t = craned(share(at, beats.crane));
  const tilt = between(start.tilt, Math.PI / 2, t);
  // North is up well before the streets lie flat.
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

/** Where the film's picture shows the centre, in its widths. */
function centreInFilm(unit: number): readonly [number, number] {
  const [x, y] = [camera.from[0], camera.from[1]];
  const [sin, cos] = [Math.sin(start.turn), Math.cos(start.turn)];
  const aside = x * cos - y * sin;
  const above = (x * sin + y * cos) * Math.sin(start.tilt) + camera.from[2] * Math.cos(start.tilt);
  return [0.5 - aside * unit, 9 / 32 + above * unit];
}

/** A point of the city, y running north, in pixels of the stage. */
export function seenAt(sight: Sight, point: Vector): readonly [number, number] {
  const w = 1 + sight.depth * dot(point, sight.ahead);
  const along = (axis: 0 | 1, value: number) =>
    sight.origin[axis] + sight.principal[axis] + (sight.scale * value - sight.principal[axis]) / w;
  return [along(0, dot(point, sight.aside)), along(1, -dot(point, sight.above))];
}
