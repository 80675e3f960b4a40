/* A closed line through corners, measured in metres: the site's fence. */
import type { PlanPoint } from '../../../content/instruments/site-plan.ts';

export const distance = ([ax, ay]: PlanPoint, [bx, by]: PlanPoint): number => Math.hypot(bx - ax, by - ay);

const edges = (corners: PlanPoint[]): [PlanPoint, PlanPoint][] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);

export const lengthOf = (corners: PlanPoint[]): number =>
  edges(corners).reduce((sum, [a, b]) => sum + distance(a, b), 0);

/** The point at a distance along a closed line; wraps around. */
export function pointAlong(corners: PlanPoint[], metres: number): PlanPoint {
  let left = metres % lengthOf(corners);
  for (const [a, b] of edges(corners)) {
    const length = distance(a, b);
    if (left <= length) {
      const part = left / length;
      return [round(a[0] + (b[0] - a[0]) * part), round(a[1] + (b[1] - a[1]) * part)];
    }
    left -= length;
  }
  return corners[0] ?? [0, 0];
}

export function cornersBetween(corners: PlanPoint[], from: number, to: number): PlanPoint[] {
  const found: PlanPoint[] = [];
  let at = 0;
  for (let lap = 0; lap < 2; lap++) {
    for (const [a, b] of edges(corners)) {
      if (at > from + 0.01 && at < to - 0.01) found.push(a);
      at += distance(a, b);
    }
  }
  return found;
}

const round = (value: number) => Math.round(value * 10) / 10;
