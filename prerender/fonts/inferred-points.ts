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
    if (rest.length > 0 && [x, y].every((one) => followed(contour, rest, one, tolerance))) kept = rest;
  }
  return kept;
}

function followed(contour: number[], kept: number[], [at, delta]: Coordinates, tolerance: number): boolean {
  return contour.every((index) => {
    if (kept.includes(index)) return true;
    const before = kept.findLast((other) => other < index) ?? kept.at(-1) ?? index;
    const after = kept.find((other) => other > index) ?? kept[0] ?? index;
    return Math.abs(inferred(index, before, after, at, delta) - (delta[index] ?? 0)) <= tolerance;
  });
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
