/* Fourteen readings: which one drifts, when it reaches its limit, and the effect of moving a limit. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits, type Reading } from '../../../content/instruments/limits.ts';
import industry from '../../../content/solutions/smart-industry.ts';
import { describeOutlook, lineOf, outlookOf } from './forecast.ts';

const drifting = limits.readings.filter((one) => outlookOf(limits, one, one).kind === 'drifts');

describe('the readings', () => {
  test('there is one per sector, from that sector’s functions', () => {
    expect(limits.readings).toHaveLength(industry.cards.length);
    for (const [index, { feature }] of limits.readings.entries())
      expect(industry.cards[index]?.features[feature]).toMatch(/\S/);
  });

  test.each(limits.readings)('$goesTo: its range holds all it shows, in whole steps', (one) => {
    const { low, high, step } = one.range;
    const inside = [one.low, one.high, ...one.samples];
    expect(low).toBeLessThanOrEqual(Math.min(...inside));
    expect(high).toBeGreaterThanOrEqual(Math.max(...inside));
    for (const shown of [step, one.low - low, one.high - low, high - low])
      expect((shown / step).toFixed(6)).toMatch(/\.000000$/);
    expect(Number(step.toFixed(one.decimals))).toBe(step);
    // Nothing is more than the whole; only a temperature is negative.
    if (one.value.includes('%')) expect(high).toBeLessThanOrEqual(100);
    if (!one.value.includes('°C')) expect(low).toBeGreaterThanOrEqual(0);
  });

  test('all cover a whole day and end within limits, and one drifts', () => {
    for (const one of limits.readings) {
      expect(one.samples).toHaveLength((24 * 60) / limits.apart + 1);
      expect(outlookOf(limits, one, one).kind).not.toBe('beyond');
    }
    expect(drifting).toHaveLength(1);
  });
});

describe('the forecast', () => {
  test('of a straight line is the line', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 9 }), (start, slope) => {
        const samples = Array.from({ length: 97 }, (_, index) => start + slope * index);
        const line = lineOf({ ...(drifting[0] as Reading), samples }, limits.through);
        expect(line.slope).toBeCloseTo(slope);
        expect(line.now).toBeCloseTo(samples.at(-1) ?? 0);
        expect(line.fit).toBeCloseTo(1);
      }),
    );
  });

  test('a nearer limit is reached sooner, and a passed limit says since when', () => {
    const [one] = drifting as [Reading];
    const set = outlookOf(limits, one, one);
    const nearer = outlookOf(limits, one, { low: one.low, high: (one.high + (one.samples.at(-1) ?? 0)) / 2 });
    expect(set.kind === 'drifts' && nearer.kind === 'drifts' && nearer.minutes < set.minutes).toBe(true);
    const behind = outlookOf(limits, one, { low: one.low, high: one.samples.at(-5) ?? 0 });
    expect(behind.kind).toBe('beyond');
    expect(describeOutlook(limits, one, behind).figure).toMatch(/^\d\d:\d\d$/);
  });

  const { words } = limits;
  const one = limits.readings[0] as Reading;
  const quiet = one.samples.map(() => one.low);
  test.each([
    ['today', quiet.with(-1, one.high + 1), '14:00', words.since],
    ['yesterday', [one.low, ...quiet.slice(1).fill(one.high + 1)], '14:15', words.sinceYesterday],
    ['longer than the samples', quiet.fill(one.high + 1), words.dayFigure, words.day],
  ])('a limit passed %s says so', (_, samples, figure, text) => {
    const reading = { ...one, samples };
    expect(describeOutlook(limits, reading, outlookOf(limits, reading, one))).toEqual({ figure, text });
  });
});
