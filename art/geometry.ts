/** Points, vectors and outlines for the drawing kit. */

export type Point = readonly [x: number, y: number];
export type Point3 = readonly [x: number, y: number, z: number];

/** To a tenth of a unit, which is enough for coordinates. */
export const round = (value: number): number => Number(value.toFixed(1));

/** An item of a circular list: -1 is the last, length is the first again. */
export const at = <T>(items: readonly T[], index: number): T => {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new Error('An outline needs points');
  return item;
};

export function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

export function minus3(a: Point3, b: Point3): Point3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function unitVector(x: number, y: number): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

export function unit3([x, y, z]: Point3): Point3 {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export function outwardNormal(points: readonly Point3[], inside: Point3): Point3 {
  const [a, b, c] = [at(points, 0), at(points, 1), at(points, 2)];
  const [p, q] = [minus3(b, a), minus3(c, b)];
  const normal = unit3([p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]]);
  const out = minus3(a, inside);
  const outward = normal[0] * out[0] + normal[1] * out[1] + normal[2] * out[2] >= 0;
  return outward ? normal : [-normal[0], -normal[1], -normal[2]];
}

export function rectangle(x: number, y: number, width: number, depth: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
}

export function signedArea(outline: readonly Point[]) {
  return outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = at(outline, index + 1);
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Convex hull, counter-clockwise by the sign convention of signedArea. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (run: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of run) {
      while (kept.length > 1) {
        const [a, b] = [at(kept, -2), at(kept, -1)];
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 1e-9) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}
