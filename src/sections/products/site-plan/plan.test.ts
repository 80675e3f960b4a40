/* Fence sections, nearest camera and shortest route, for every device of the site plan. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlanPoint, sitePlan } from '../../../content/instruments/site-plan.ts';
import { distance } from './closed-line.ts';
import { devicesOf, fenceSections, keyHolderOf, nearestCamera, neighbour, perimeter } from './devices.ts';
import { shortestRoute } from './walking-route.ts';

const devices = devicesOf(sitePlan);
const anySpot: fc.Arbitrary<PlanPoint> = fc.tuple(
  fc.integer({ min: 0, max: 452 }),
  fc.integer({ min: 8, max: 314 }),
);
const byId = (id: string) => {
  const found = devices.find((device) => device.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('the fence', () => {
  test('is 1,372 m in 46 sections of about 30 m, without a gap', () => {
    expect(Math.round(perimeter(sitePlan))).toBe(1372);
    const sections = fenceSections(sitePlan);
    expect(sections).toHaveLength(46);
    sections.forEach(({ course = [] }, index) => {
      const next = sections[(index + 1) % sections.length]?.course?.[0] as PlanPoint;
      expect(distance(course.at(-1) as PlanPoint, next)).toBeLessThan(0.2);
      const length = course.reduce(
        (sum, spot, at) => sum + (at ? distance(course[at - 1] as PlanPoint, spot) : 0),
        0,
      );
      expect(length).toBeCloseTo(1372 / 46, 0);
    });
  });
});

describe('the alarm at fence 14', () => {
  const { at } = byId('fence-14');

  test('is covered by camera 11 at 53 m; nearer ones cannot turn to it', () => {
    expect(nearestCamera(sitePlan, at)).toMatchObject({ number: 11 });
    expect(Math.round(nearestCamera(sitePlan, at)?.metres ?? 0)).toBe(53);
  });

  test('is 157 m away for the patrol by road', () => {
    const route = shortestRoute(sitePlan.roads, sitePlan.patrol.at, at);
    expect(Math.round(route?.metres ?? 0)).toBe(157);
  });

  test('its key holder has the right key', () => {
    expect(keyHolderOf(sitePlan, byId('fence-14'))?.sections).toEqual([12, 15]);
    expect(keyHolderOf(sitePlan, byId('door-7'))?.sections).toBeUndefined();
  });
});

describe('for every place', () => {
  test('the named camera is the nearest that covers it', () => {
    fc.assert(
      fc.property(anySpot, (spot) => {
        const found = nearestCamera(sitePlan, spot);
        sitePlan.cameras.forEach(({ at, bearing }) => {
          const metres = distance(at, spot);
          const wanted = (Math.atan2(spot[1] - at[1], spot[0] - at[0]) * 180) / Math.PI;
          const cosine = Math.cos(((wanted - bearing) * Math.PI) / 180);
          const can =
            metres <= sitePlan.reach.metres &&
            cosine >= Math.cos((sitePlan.reach.turn * Math.PI) / 180) + 1e-9;
          if (can) expect(found?.metres).toBeLessThanOrEqual(metres + 1e-9);
        });
      }),
    );
  });

  test('a route exists, is symmetric, and is never shorter than the straight line', () => {
    fc.assert(
      fc.property(anySpot, anySpot, (a, b) => {
        const there = shortestRoute(sitePlan.roads, a, b);
        const back = shortestRoute(sitePlan.roads, b, a);
        expect(there?.metres).toBeGreaterThanOrEqual(distance(a, b) - 1e-6);
        expect(back?.metres).toBeCloseTo(there?.metres ?? Number.NaN, 6);
        expect(there?.spots.at(-1)).toEqual(b);
      }),
    );
  });

  test('routes satisfy the triangle inequality', () => {
    const crossing = fc.constantFrom(...sitePlan.roads.flat());
    fc.assert(
      fc.property(crossing, crossing, crossing, (a, b, over) => {
        const direct = shortestRoute(sitePlan.roads, a, b)?.metres ?? Infinity;
        const detour =
          (shortestRoute(sitePlan.roads, a, over)?.metres ?? 0) +
          (shortestRoute(sitePlan.roads, over, b)?.metres ?? 0);
        expect(direct).toBeLessThanOrEqual(detour + 1e-6);
      }),
    );
  });
});

test('arrow keys reach every device', () => {
  const seen = new Set([byId('gate')]);
  for (const device of seen) {
    for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = neighbour(devices, device, arrow);
      if (next) seen.add(next);
    }
  }
  expect(devices.filter((device) => !seen.has(device)).map(({ id }) => id)).toEqual([]);
});
