/* The calculations of the six examples: the figures in the content, and properties for any figures. */
import { describe, expect, test } from 'vitest';
import attack from '../../../content/examples/attack-path.ts';
import wall from '../../../content/examples/error-wall.ts';
import record from '../../../content/examples/forecast.ts';
import move from '../../../content/examples/migration.ts';
import pump from '../../../content/examples/readings.ts';
import stream from '../../../content/examples/windows.ts';
import { reachOf } from './attack-path.ts';
import { classifyErrors, sortBy } from './error-wall.ts';
import { band, forecast } from './forecast.ts';
import { stages } from './migration.ts';
import { order } from './readings.ts';
import { falling, windowsAt } from './windows.ts';

describe('a model’s errors', () => {
  const judgements = classifyErrors(wall);
  const ids = (all: { id: number }[]) => all.map(({ id }) => id).toSorted((one, other) => one - other);

  test('every sort order shows every picture once', () => {
    for (const { id } of wall.orders)
      expect(ids(sortBy(id, judgements))).toEqual(judgements.map((one) => one.id));
  });

  test('errors come first, the most confident ahead', () => {
    const sorted = sortBy('surest', judgements);
    const errors = judgements.filter(({ wrong }) => wrong);
    expect(sorted.slice(0, errors.length).every(({ wrong }) => wrong)).toBe(true);
    expect(sorted[0]?.sure).toBe(Math.max(...errors.map(({ sure }) => sure)));
  });

  test('false negatives come before other errors; a false alarm is not one', () => {
    const sorted = sortBy('missed', judgements);
    const missed = judgements.filter((one) => one.missed).length;
    expect(missed).toBeGreaterThan(0);
    expect(
      sorted.slice(0, missed).every(({ was, predicted }) => was === wall.wanted && predicted !== wall.wanted),
    ).toBe(true);
    expect(sorted.slice(missed).some((one) => one.missed)).toBe(false);
  });

  test('sorts by time', () => {
    const minutes = sortBy('time', judgements).map(({ minute }) => minute);
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
  });
});

describe('readings', () => {
  test('a reading is late if a later one overtook it, in any input order', () => {
    const given: [number, number][] = [
      [20, 25],
      [0, 31],
      [10, 12],
      [30, 40],
    ];
    expect(order(given).map(({ number, late }) => [number, late])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, false],
    ]);
  });

  test('readings with equal delays are never late', () => {
    const steady = pump.readings.map(([measured]): [number, number] => [measured, measured + 50]);
    expect(order(steady).some(({ late }) => late)).toBe(false);
  });
});

describe('windows', () => {
  const whole = stream.events.reduce((sum, count) => sum + count, 0);

  test('windows add up to the whole record', () => {
    const all = stream.events.length / stream.windowSeconds;
    const windows = windowsAt(stream, stream.events.length - 1e-6, all);
    expect(windows.reduce((sum, { count }) => sum + count, 0)).toBe(whole);
  });

  test('only the last window is open, and its count never decreases', () => {
    let before = { index: -1, count: 0 };
    for (let now = 0; now < 2 * stream.events.length; now += 1.37) {
      const windows = windowsAt(stream, now, stream.shown);
      expect(windows.map(({ open }) => open).lastIndexOf(false)).toBe(windows.length - 2);
      const last = windows.at(-1);
      if (last?.index === before.index) expect(last.count).toBeGreaterThanOrEqual(before.count);
      if (last) before = last;
    }
  });

  test('exactly the readings that will arrive are falling', () => {
    const [now, seconds] = [stream.passed, 20];
    const count = (moment: number) => windowsAt(stream, moment, stream.shown).at(-1)?.count ?? 0;
    expect(falling(stream, now, seconds)).toHaveLength(count(now + seconds) - count(now));
    for (const { part, across } of falling(stream, now, seconds)) {
      expect(part).toBeGreaterThan(0);
      expect(part).toBeLessThanOrEqual(1);
      expect(across).toBeGreaterThanOrEqual(0);
      expect(across).toBeLessThan(1);
    }
  });
});

describe('a forecast', () => {
  const ahead = forecast(record.history, record.season, record.hoursAhead);

  test('grows less certain with every hour', () => {
    ahead.slice(1).forEach(({ deviation }, index) => {
      expect(deviation).toBeGreaterThan(ahead[index]?.deviation ?? 0);
    });
  });

  test('loses as much certainty on the second day as its level varies in one', () => {
    const spread = (hours: number) => (ahead[hours - 1]?.deviation ?? 0) ** 2;
    const [first, second] = [spread(record.season) - spread(record.season / 2), spread(48) - spread(36)];
    expect(second).toBeGreaterThan(first * 0.8);
    expect(spread(48)).toBeGreaterThan(spread(24) * 1.4);
  });

  test('a wider band contains every narrower one', () => {
    for (const hour of ahead) {
      const bands = record.bands.map(({ deviations }) => band(hour, deviations));
      bands.slice(1).forEach(([low, high], index) => {
        expect(low).toBeLessThanOrEqual(bands[index]?.[0] ?? 0);
        expect(high).toBeGreaterThanOrEqual(bands[index]?.[1] ?? 0);
      });
    }
  });

  test('a periodic record is forecast exactly', () => {
    const day = Array.from({ length: 24 }, (_, hour) => hour * hour);
    const forecasted = forecast([...day, ...day, ...day], 24, 30);
    expect(forecasted.map(({ mean }) => Math.round(mean))).toEqual([...day, ...day.slice(0, 6)]);
    expect(Math.max(...forecasted.map(({ deviation }) => deviation))).toBeCloseTo(0);
  });

  test('bands contain about their stated share of future days', () => {
    // Hold out each day, forecast it from the days before, and compare.
    const held = { most: 0, all: 0, hours: 0 };
    for (let days = 7; days < record.history.length / 24; days++) {
      const forecasted = forecast(record.history.slice(0, days * 24), 24, 24);
      forecasted.forEach((hour, index) => {
        const came = record.history[days * 24 + index] ?? 0;
        const inside = (deviations: number) => {
          const [low, high] = band(hour, deviations);
          return came >= low && came <= high;
        };
        held.hours++;
        if (inside(1.2816)) held.most++;
        if (inside(1.96)) held.all++;
      });
    }
    expect(held.most / held.hours).toBeGreaterThan(0.7);
    expect(held.most / held.hours).toBeLessThan(0.92);
    expect(held.all).toBeGreaterThan(held.most);
  });
});

describe('a migration', () => {
  test('at every step each system is in one place, and none comes back', () => {
    let before = 0;
    for (const { moved, left, now } of stages(move)) {
      expect([...moved, ...left].toSorted()).toEqual(move.systems.map(({ name }) => name).toSorted());
      expect(moved.length - before).toBe(now.length);
      before = moved.length;
    }
  });

  test('after the last step only systems kept by decision remain', () => {
    const stay = move.systems.filter((system) => !('moves' in system)).map(({ name }) => name);
    expect(stages(move).at(-1)?.left).toEqual(stay);
  });
});

describe('an attack path', () => {
  test('without a control the path is open to its end', () => {
    expect(reachOf(attack, 'none').reached.size).toBe(attack.places.length);
  });

  test('each control closes the path at a different place', () => {
    const closed = attack.controls.map(({ id }) => reachOf(attack, id));
    for (const { reached } of closed) expect(reached.has(attack.places.at(-1)?.id ?? '')).toBe(false);
    const places = closed.flatMap((one) => one.closed.map(({ from, to }) => `${from} ${to}`));
    expect(new Set(places).size).toBe(attack.controls.length);
  });

  test('a control with a detour closes nothing', () => {
    const edges = [...attack.edges, { from: 'laptop', to: 'jump' }];
    expect(reachOf({ ...attack, edges }, 'separate')).toMatchObject({ closed: [] });
  });
});
