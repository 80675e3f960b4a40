/* The four offices: the initial schedule, and which tasks wait when an office is informed late. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { burst, type OfficeId } from '../../../content/instruments/burst.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { allAtOnce, busesOf, caughtIn, courseOf, pressureAt, reserveAt, tankAt } from './schedule.ts';

const together = courseOf(burst, allAtOnce(burst));
const late = (office: OfficeId, minutes: number) =>
  courseOf(burst, { ...allAtOnce(burst), [office]: burst.fact + minutes });

describe('all four offices notified at once', () => {
  test('no bus is caught, and each task follows its dependencies', () => {
    expect(caughtIn(busesOf(burst, together))).toBe(0);
    for (const office of Object.values(burst.offices))
      for (const { id, after = [] } of office.tasks)
        for (const needed of after) {
          const { minutes } =
            Object.values(burst.offices)
              .flatMap(({ tasks }) => tasks)
              .find((task) => task.id === needed) ?? {};
          expect(together.begins(id)).toBeGreaterThanOrEqual(together.begins(needed) + (minutes ?? 0));
        }
  });

  test('the tank reaches its reserve at the stated time', () => {
    const at = reserveAt(burst, together);
    expect(tankAt(burst, together, Math.floor(at))).toBeGreaterThanOrEqual(burst.tank.reserve - 0.01);
    expect(tankAt(burst, together, Math.ceil(at))).toBeLessThanOrEqual(burst.tank.reserve + 0.01);
    expect(timeOfDay(at)).toMatch(/^\d\d:\d\d$/);
  });
});

describe('one office notified late', () => {
  test('buses are caught until their office and the police are notified', () => {
    expect(caughtIn(busesOf(burst, late('bus', 15)))).toBeGreaterThan(0);
    expect(late('traffic', 10).begins('round')).toBe(together.begins('round') + 10);
    expect(late('traffic', 10).begins('shut')).toBe(together.begins('shut'));
  });

  test('the hospital has low pressure while the valves are open', () => {
    expect(late('water', 12).begins('tank')).toBe(together.begins('tank') + 12);
  });

  test('late notification never finishes a task sooner, and readings stay valid', () => {
    const minutes = fc.integer({ min: 0, max: burst.longest });
    fc.assert(
      fc.property(fc.tuple(minutes, minutes, minutes, minutes), ([water, traffic, bus, hospital]) => {
        const at = (by: number) => burst.fact + by;
        const course = courseOf(burst, {
          water: at(water),
          traffic: at(traffic),
          bus: at(bus),
          hospital: at(hospital),
        });
        for (const { tasks } of Object.values(burst.offices))
          for (const { id } of tasks) expect(course.begins(id)).toBeGreaterThanOrEqual(together.begins(id));
        for (let minute = burst.from; minute <= burst.to; minute++)
          expect(pressureAt(burst, course, minute)).toBeGreaterThan(0.5);
        for (const { stops } of busesOf(burst, course))
          expect(stops.toSorted((a, b) => a - b)).toEqual(stops);
      }),
      { numRuns: 100 },
    );
  });
});
