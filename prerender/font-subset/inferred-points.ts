/*
 * A variable font may omit how a point of a contour moves: it is then inferred from its neighbours. This finds the
 * points that must be stored so that all others are inferred to within the tolerance.
 */
import type { Outline } from './outlines.ts';

export function neededPoints(
  { xs, ys, ends }: Outline,
  dx: number[],
  dy: number[],
  tolerance: number,
): number[] {
  const needed: number[] = [];
  let start = 0;
  for (const end of ends) {
    const contour = Array.from({ length: end - start + 1 }, (_, index) => start + index);
    needed.push(...neededIn(contour, [xs, dx], [ys, dy], tolerance));
    start = end + 1;
  }
  // Parts of a composite and metrics are not on a contour and cannot be inferred.
  for (let index = start; index < dx.length; index++) {
    if (dx[index] || dy[index]) needed.push(index);
  }
  return needed;
}

/** Where the points are, and how far they move. */
type Coordinates = [at: number[], delta: number[]];

/** Drops points one by one as long as all dropped points can still be inferred. */
function neededIn(contour: number[], x: Coordinates, y: Coordinates, tolerance: number): number[] {
  const moves = (index: number) => Boolean(x[1][index] || y[1][index]);
  if (!contour.some(moves)) return [];
  let kept = [...contour];
  for (const candidate of contour) {
    const rest = kept.filter((index) => index !== candidate);
    const before = rest.findLast((index) => index < candidate) ?? rest.at(-1);
    const after = rest.find((index) => index > candidate) ?? rest[0];
    if (before === undefined || after === undefined) break;
    // Only points between the candidate's neighbours are inferred differently without it.
    const between = contour.filter((index) =>
      before < after ? before < index && index < after : before < index || index < after,
    );
    const isFollowed = ([at, delta]: Coordinates) =>
      between.every(
        (index) => Math.abs(inferred(index, before, after, at, delta) - (delta[index] ?? 0)) <= tolerance,
      );
    if (isFollowed(x) && isFollowed(y)) kept = rest;
  }
  return kept;
}

/** The format's rule: between two points a point moves in proportion, outside them with the nearer one. */
function inferred(index: number, before: number, after: number, at: number[], delta: number[]): number {
  const [value = 0, first = 0, second = 0] = [at[index], at[before], at[after]];
  const [firstMove = 0, secondMove = 0] = [delta[before], delta[after]];
  if (first === second) return firstMove === secondMove ? firstMove : 0;
  const [low, lowMove, high, highMove] =
    first < second ? [first, firstMove, second, secondMove] : [second, secondMove, first, firstMove];
  if (value <= low) return lowMove;
  if (value >= high) return highMove;
  return lowMove + ((value - low) / (high - low)) * (highMove - lowMove);
}
