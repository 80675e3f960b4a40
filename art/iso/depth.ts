import { at, type Point, unitVector } from '../geometry.ts';

/** Part of a solid with a convex footprint; depth is sorted by parts. */
export interface SolidPart {
  outline: Point[];
  low: number;
  high: number;
  /** Its outline on the sheet. */
  shadow: Point[];
}

/** Outward normals of a convex outline's edges, with the outline's extent along each. */
function* edges(outline: readonly Point[]) {
  for (const [index, a] of outline.entries()) {
    const b = at(outline, index + 1);
    const normal = unitVector(b[1] - a[1], a[0] - b[0]);
    yield { normal, reach: normal[0] * a[0] + normal[1] * a[1] };
  }
}

const nearest = (outline: readonly Point[], [nx, ny]: Point) =>
  Math.min(...outline.map(([x, y]) => nx * x + ny * y));

/** The direction from a to b across a separating line, if there is one. */
function parting(a: readonly Point[], b: readonly Point[], slack: number): Point | undefined {
  for (const { normal, reach } of edges(a)) {
    if (nearest(b, normal) >= reach - slack) return normal;
  }
  for (const { normal, reach } of edges(b)) {
    if (nearest(a, normal) >= reach - slack) return [-normal[0], -normal[1]];
  }
  return undefined;
}

/** 1 when b must be painted after a, -1 when before, 0 when it does not matter. */
function depthOrder(a: SolidPart, b: SolidPart): number {
  const touchOnSheet = 0.4;
  const touchInSpace = 0.03;
  if (parting(a.shadow, b.shadow, touchOnSheet)) return 0;
  if (b.low >= a.high - touchInSpace) return 1;
  if (a.low >= b.high - touchInSpace) return -1;
  const direction = parting(a.outline, b.outline, touchInSpace);
  return direction ? Math.sign(Math.round((direction[0] + direction[1]) * 1e4)) : 0;
}

/** Depth-first over "is behind", so that everything a solid covers is painted before it. */
export function backToFront<Solid extends { pieces: SolidPart[] }>(solids: readonly Solid[]): Solid[] {
  const behind = new Map<Solid, Solid[]>(solids.map((solid) => [solid, []]));
  for (const [index, a] of solids.entries()) {
    for (const b of solids.slice(index + 1)) {
      let balance = 0;
      for (const piece of a.pieces) for (const other of b.pieces) balance += depthOrder(piece, other);
      // Solids that intersect keep the order in which they were drawn.
      if (balance < 0) behind.get(a)?.push(b);
      else if (balance > 0) behind.get(b)?.push(a);
    }
  }
  const painted = new Set<Solid>();
  const sorted: Solid[] = [];
  const paint = (solid: Solid) => {
    if (painted.has(solid)) return;
    painted.add(solid);
    for (const other of behind.get(solid) ?? []) paint(other);
    sorted.push(solid);
  };
  for (const solid of solids) paint(solid);
  return sorted;
}
