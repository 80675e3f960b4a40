import type { Point, Point3 } from '../geometry.ts';

/** Points as a list, or in SVG notation: 'u,v u,v' (in space: 'x,y,z x,y,z'). */
export type Points<P extends Point | Point3> = string | readonly P[];

export function list<P extends Point | Point3>(points: Points<P>): readonly P[] {
  if (typeof points !== 'string') return points;
  return points.split(' ').map((point) => point.split(',').map(Number) as unknown as P);
}

/** Positions or ranges to loop over: `for (const [x, y] of pairs('1,2 3,4'))`. */
export const pairs = (text: string) => list<Point>(text);
