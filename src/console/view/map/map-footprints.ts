/* The areas of the map that labels avoid: panels, unit routes and incident rings. */
import type { Box } from './labels.ts';
import { type Point, toWindow, type View } from './plan.ts';

/** The panels over the map's corners. */
export function cornersOf({ width, height }: View, zoomedIn: boolean): Box[] {
  const right = zoomedIn ? 176 : 60;
  const phone = [
    { x: 0, y: 0, width: 108, height: 60 },
    { x: width - right, y: 0, width: right, height: 60 },
  ];
  if (width < 420) return phone;
  return [
    // Up to this width the legend is above the scale: on a phone, or beside a tablet's rail.
    ...(width < 640 ? [...phone, { x: 0, y: height - 110, width: Math.min(width, 500), height: 60 }] : []),
    { x: 0, y: 0, width: 320, height: 54 },
    { x: width - 124, y: 0, width: 124, height: zoomedIn ? 96 : 54 },
    { x: 0, y: height - 74, width: Math.min(width - 290, 540), height: 74 },
    { x: width - 256, y: height - 54, width: 256, height: 54 },
  ];
}

/** The area a route covers, which street names avoid. */
export function routeFootprint(view: View, points: readonly Point[]): Box[] {
  return points.slice(1).flatMap((to, index) => {
    const [start, end] = [toWindow(view, points[index] ?? to), toWindow(view, to)];
    const steps = Math.max(1, Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / 12));
    return Array.from({ length: steps }, (_, step) => {
      const share = step / steps;
      const [x, y] = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
      return { x: x - 4, y: y - 4, width: 8, height: 8 };
    });
  });
}

/** A ring's footprint: bands, so that its corners stay free for names. */
export function ringFootprint([x, y]: Point, radius: number): Box[] {
  return [-0.75, -0.25, 0.25, 0.75].map((band) => {
    const half = radius * Math.sqrt(1 - (Math.abs(band) - 0.25) ** 2);
    return { x: x - half, y: y + (band - 0.25) * radius, width: 2 * half, height: radius / 2 };
  });
}
