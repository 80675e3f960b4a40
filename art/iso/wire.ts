import { at, hull, type Point3, rectangle } from '../geometry.ts';
import { round } from './numbers.ts';
import { type Stroke, strokeAttributes, weight } from './paint.ts';
import { list, type Points } from './points.ts';
import type { Sheet } from './sheet.ts';

/** Cables, rails and poles too thin for faces. */
export function wire(
  sheet: Sheet,
  path: Points<Point3>,
  colour: string,
  { width = weight.line, dash, closed }: Stroke = {},
) {
  const points = list(path);
  const thin = 0.02;
  const ends = closed ? points : points.slice(0, -1);
  const solid = sheet.add(
    ends.map((start, index) => {
      const end = at(points, index + 1);
      const around = [start, end].flatMap(([x, y]) => rectangle(x - thin, y - thin, 2 * thin, 2 * thin));
      return {
        outline: hull(around),
        low: Math.min(start[2], end[2]) - thin,
        high: Math.max(start[2], end[2]) + thin,
      };
    }),
  );
  solid.paint(
    strokeAttributes(colour, width, dash),
    `M${points
      .map((point) =>
        sheet
          .project(...point)
          .map(round)
          .join(' '),
      )
      .join('L')}${closed ? 'Z' : ''}`,
  );
}
