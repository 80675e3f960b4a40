import {
  at,
  hull,
  minus3,
  outwardNormal,
  type Point,
  type Point3,
  rectangle,
  signedArea,
  unit3,
  unitVector,
} from '../geometry.ts';
import { Face } from './face.ts';
import { clamp } from './numbers.ts';
import { fill } from './paint.ts';
import type { Sheet } from './sheet.ts';
import { mix, type Tone, turn } from './tones.ts';

/** An upright solid on a convex footprint. `side(i)` is the wall from point i to the next one. */
export function prism(sheet: Sheet, footprint: readonly Point[], low: number, high: number, tone: Tone) {
  const outline = signedArea(footprint) < 0 ? [...footprint].reverse() : [...footprint];
  const solid = sheet.add([{ outline, low, high }]);

  // The silhouette goes first, so that faces meet over their own colour instead of a light seam.
  const walls = outline.flatMap((a, index) => {
    const b = at(outline, index + 1);
    const [nx, ny] = unitVector(b[1] - a[1], a[0] - b[0]);
    return nx + ny > 1e-6 ? [{ a, b, tone: mix(tone.l, tone.r, turn(nx, ny)) }] : [];
  });
  const silhouette = hull(outline.flatMap(([x, y]) => [sheet.project(x, y, low), sheet.project(x, y, high)]));
  solid.paint(fill(walls[0]?.tone ?? tone.l), sheet.path(silhouette));
  for (const wall of walls.slice(1)) {
    solid.paint(
      fill(wall.tone),
      sheet.path([
        sheet.project(...wall.a, low),
        sheet.project(...wall.b, low),
        sheet.project(...wall.b, high),
        sheet.project(...wall.a, high),
      ]),
    );
  }
  solid.paint(fill(tone.t), sheet.path(outline.map(([x, y]) => sheet.project(x, y, high))));

  return {
    top: new Face(solid, (u, v) => sheet.project(u, v, high)),
    /** The wall from point i of the given footprint to the next; u starts at its left end on the sheet. */
    side: (index: number) => {
      const [a, b] = [at(footprint, index), at(footprint, index + 1)];
      const [left, right] = a[0] - a[1] < b[0] - b[1] ? [a, b] : [b, a];
      const [dx, dy] = unitVector(right[0] - left[0], right[1] - left[1]);
      return new Face(solid, (u, v) => sheet.project(left[0] + dx * u, left[1] + dy * u, low + v));
    },
  };
}

/** Faces are relative to the box's own corner: tops to its least x and y, sides to their lower left. */
export function box(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  depth: number,
  low: number,
  high: number,
  tone: Tone,
) {
  const [x1, y1] = [x + width, y + depth];
  const solid = sheet.add([{ outline: rectangle(x, y, width, depth), low, high }]);
  const p = sheet.project.bind(sheet);
  solid.paint(
    fill(tone.l),
    sheet.path([p(x, y1, low), p(x1, y1, low), p(x1, y, low), p(x1, y, high), p(x, y, high), p(x, y1, high)]),
  );
  solid.paint(fill(tone.r), sheet.path([p(x1, y1, low), p(x1, y, low), p(x1, y, high), p(x1, y1, high)]));
  solid.paint(fill(tone.t), sheet.path([p(x, y, high), p(x1, y, high), p(x1, y1, high), p(x, y1, high)]));
  return {
    top: new Face(solid, (u, v) => p(x + u, y + v, high)),
    left: new Face(solid, (u, v) => p(x + u, y1, low + v)),
    right: new Face(solid, (u, v) => p(x1, y1 - u, low + v)),
  };
}

/** Any convex solid given by its faces: roofs, hulls, slanted things. A face may have its own colour. */
export function solid(
  sheet: Sheet,
  faces: readonly { points: readonly Point3[]; fill?: string }[],
  tone: Tone,
) {
  const corners = faces.flatMap(({ points }) => points);
  const mean = (axis: 0 | 1 | 2) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const middle: Point3 = [mean(0), mean(1), mean(2)];
  const heights = corners.map(([, , z]) => z);
  const solid = sheet.add([
    {
      outline: hull(corners.map(([x, y]) => [x, y])),
      low: Math.min(...heights),
      high: Math.max(...heights),
    },
  ]);

  const seen = faces.flatMap(({ points, fill }) => {
    const [nx, ny, nz] = outwardNormal(points, middle);
    if (nx + ny + nz < 1e-6) return [];
    const wall = mix(tone.l, tone.r, turn(...unitVector(nx, ny)));
    return [
      {
        outline: points.map((point) => sheet.project(...point)),
        colour: fill ?? mix(wall, tone.t, clamp(nz)),
      },
    ];
  });
  // As with prisms the silhouette goes first, in the colour of the first face.
  const silhouette = hull(corners.map((corner) => sheet.project(...corner)));
  for (const [index, { outline, colour }] of seen.entries()) {
    solid.paint(fill(colour), sheet.path(index === 0 ? silhouette : outline));
  }
  return {
    /** u is from the face's first point to its second, v from the first to the last. */
    face: (index: number) => {
      const points = at(faces, index).points;
      const [start, next, last] = [at(points, 0), at(points, 1), at(points, -1)];
      const [u3, v3] = [unit3(minus3(next, start)), unit3(minus3(last, start))];
      return new Face(solid, (u, v) =>
        sheet.project(
          start[0] + u3[0] * u + v3[0] * v,
          start[1] + u3[1] * u + v3[1] * v,
          start[2] + u3[2] * u + v3[2] * v,
        ),
      );
    },
  };
}
