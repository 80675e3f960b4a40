/* The flat city matches the desk's map: junctions and the corners of blocks are at the same pixels. */
import { expect, test } from 'vitest';
import { see } from '../../art/film/view.ts';
import { toWindow } from '../console/view/map/plan.ts';
import { viewOf } from '../console/view/map/view-of.ts';
import { city } from '../content/shifts/city.ts';
import { beats } from './beats.ts';
import { project, projectionAt } from './camera.ts';
import { buildRings } from './film/city.ts';
import { polar, radians } from './film/streets.ts';
import { outliner } from './outline.ts';

/** Window sizes, with the desk's map as laid out by the stylesheet. */
const stages = [
  { width: 390, height: 844, slot: { x: 20, y: 124, width: 350, height: 357 } },
  { width: 1440, height: 900, slot: { x: 542, y: 156, width: 802, height: 666 } },
  { width: 2560, height: 1440, slot: { x: 1000, y: 220, width: 1287, height: 1050 } },
];

const junctions = city.avenues
  .filter(({ from }) => from <= 2)
  .flatMap(({ name, a, width }) =>
    city.circles
      .filter(({ id }) => id === 'outer' || id === 'canal')
      .map((circle) => ({ a, width, ...circle, name: `${name} and ${circle.name}` })),
  )
  .slice(0, 12);

test.each(stages)('twelve junctions at $width px', ({ width, height, slot }) => {
  expect(junctions).toHaveLength(12);
  const desk = viewOf(slot, false, slot.width < 480 ? 0.8 : 1, undefined);
  const place = { ...desk, cx: desk.cx + slot.x, cy: desk.cy + slot.y };
  const projection = projectionAt(beats.crane[1], { x: 0, y: 0, width, height }, place);
  const outline = outliner(city);
  const corners = [...buildRings(8, 8, 'all')]
    .flat()
    .flatMap(({ lot, corners: film, low }) => (lot && low === 0 ? outline(lot, film).corners : []))
    .map(([x, y]) => project(projection, [x, y, 0]));
  const apart = (one: readonly number[], other: readonly number[]) =>
    Math.hypot((one[0] ?? 0) - (other[0] ?? 0), (one[1] ?? 0) - (other[1] ?? 0));
  const off = { junctions: 0, corners: 0 };
  for (const { name, r, a, half, width: wide } of junctions) {
    const [x, y] = polar(r, radians(a));
    const junction = apart(project(projection, [x, y, 0]), toWindow(place, [x, -y]));
    expect(junction, name).toBeLessThan(1.5);
    off.junctions = Math.max(off.junctions, junction);
    // The four corners of the blocks around it.
    for (const [side, across] of [
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
    ] as const) {
      const radius = r + side * half;
      const [cx, cy] = polar(radius, radians(a) + across * Math.asin(wide / 2 / radius));
      const expected = toWindow(place, [cx, -cy]);
      const corner = Math.min(...corners.map((one) => apart(one, expected)));
      expect(corner, name).toBeLessThan(1.5);
      off.corners = Math.max(off.corners, corner);
    }
  }
  console.info(
    `${width} px: junctions within ${off.junctions.toFixed(3)} px, corners ${off.corners.toFixed(3)} px`,
  );
});

test('the first frame is the film’s', () => {
  const [width, height] = [1920, 1080];
  const projection = projectionAt(0, { x: 0, y: 0, width, height }, { cx: 0, cy: 0, scale: 1 });
  for (const [x, y, z] of [
    [0, 0, 0],
    [2, -3, 0.5],
    [-6, 4, 0],
    [0, 10, 1],
  ] as const) {
    const film = see(x, y, z, width, height);
    const [liveX, liveY] = project(projection, [x, y, z]);
    expect(Math.hypot(liveX - (film?.x ?? 0), liveY - (film?.y ?? 0))).toBeLessThan(1.5);
  }
});
