/* Schedules over leap years and short months, and the example site as its page shows it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Asset, maintenance } from '../../../content/instruments/maintenance.ts';
import { calendarDay, dayOf, monthStarts, monthsAfter } from './calendar.ts';
import { costOf, half, lastVisit, nextVisit, shortDate, visitsBetween, yearAround } from './schedule.ts';

const asset = (every: Asset['every'], first: string): Asset => ({
  ...(maintenance.assets[0] as Asset),
  every,
  first,
});
const written = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const anyDay = fc.integer({ min: dayOf('2024-06-01'), max: dayOf('2060-12-31') });

describe('the calendar', () => {
  test('the 31st falls on the last day of a shorter month, in leap years too', () => {
    const first = dayOf('2027-12-31');
    expect([1, 2, 3, 4].map((months) => written(monthsAfter(first, months)))).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
    expect(written(monthsAfter(dayOf('2026-12-31'), 2))).toBe('2027-02-28');
  });

  test('months start on the right day across the end of a year', () => {
    expect(monthStarts(dayOf('2027-12-15'), dayOf('2028-03-01')).map(written)).toEqual([
      '2028-01-01',
      '2028-02-01',
      '2028-03-01',
    ]);
  });
});

describe('visits', () => {
  test('a weekly run keeps its weekday over 29 February', () => {
    const days = visitsBetween(asset({ days: 7 }, '2024-01-06'), dayOf('2028-02-01'), dayOf('2028-03-31'));
    expect(days.map(written)).toContain('2028-03-04');
    expect(new Set(days.map((day) => calendarDay(day).weekday))).toEqual(new Set([6]));
  });

  test('nothing is due before its first visit', () => {
    const first = dayOf('2024-01-06');
    for (const every of [{ days: 7 }, { months: 1 }, { hours: 250, hoursADay: Array(12).fill(4) }]) {
      expect(visitsBetween(asset(every, '2024-01-06'), first - 400, first - 1)).toEqual([]);
    }
  });

  test('a metered asset is visited each time it passes its interval', () => {
    const hoursADay = [24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const days = visitsBetween(
      asset({ hours: 240, hoursADay }, '2027-01-01'),
      dayOf('2027-01-01'),
      dayOf('2028-12-31'),
    );
    expect(days.map(written)).toEqual([
      '2027-01-10',
      '2027-01-20',
      '2027-01-30',
      '2028-01-09',
      '2028-01-19',
      '2028-01-29',
    ]);
  });

  test('visits of two adjacent ranges add up to those of the whole', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.nat(400),
        fc.nat(400),
        fc.constantFrom(...maintenance.assets),
        (day, before, after, one) => {
          const whole = visitsBetween(one, day - before, day + after);
          const parts = [
            ...visitsBetween(one, day - before, day - 1),
            ...visitsBetween(one, day, day + after),
          ];
          expect(parts).toEqual(whole);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a monthly visit occurs once in every calendar month', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 31 }), (day, date) => {
        const monthly = asset({ months: 1 }, `2024-01-${String(date).padStart(2, '0')}`);
        const [first = 0, second = 0] = monthStarts(day, day + 62);
        expect(visitsBetween(monthly, first, second - 1)).toHaveLength(1);
      }),
    );
  });
});

describe('the year around a day', () => {
  test('every visit is in the plan or in the history, and due ones are sorted', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { visits, plan, history, due } = yearAround(maintenance.assets, day, 14);
        expect(plan + history).toBe(visits.length);
        for (const visit of visits) expect(Math.abs(visit.day - day)).toBeLessThanOrEqual(half);
        expect(due.map((visit) => visit.day)).toEqual(due.map((visit) => visit.day).sort((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });

  test('moving the date by a day moves each visit to the history once', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const passed = yearAround(maintenance.assets, day, 0).due;
        const [before, after] = [day, day + 1].map((one) => yearAround(maintenance.assets, one, 0));
        const inBoth = (before?.visits ?? []).filter((visit) => visit.day > day - half);
        expect(after?.history).toBe(inBoth.filter((visit) => visit.day < day).length + passed.length);
      }),
      { numRuns: 40 },
    );
  });

  test('the last visit is before the day and the next one after it', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...maintenance.assets), (day, one) => {
        expect(nextVisit(one, day)).toBeGreaterThanOrEqual(day);
        expect(lastVisit(one, day)).toBeLessThan(day);
      }),
      { numRuns: 40 },
    );
  });
});

test('the figures of the example site', () => {
  const { plan, history, due } = yearAround(maintenance.assets, dayOf(maintenance.today), maintenance.ahead);
  expect({ plan, history }).toEqual({ plan: 69, history: 68 });
  expect(due.map(({ asset: { name }, day }) => `${shortDate(maintenance, day)} ${name}`)).toEqual([
    '15 Aug Fire pump',
    '16 Aug Chiller 2',
    '18 Aug Cooling tower',
    '22 Aug Fire pump',
    '22 Aug Air handler 4',
    '24 Aug Diesel set',
  ]);
});

test('waiting never costs less, and six weeks of chiller 2 cost 60 thousand', () => {
  for (const one of maintenance.assets) {
    for (let week = 1; week <= maintenance.weeks; week++) {
      expect(costOf(one, week).total).toBeGreaterThan(costOf(one, week - 1).total);
    }
  }
  const chiller = maintenance.assets.find(({ name }) => name === 'Chiller 2') as Asset;
  expect(Math.round(costOf(chiller, 6).total)).toBe(60);
});
