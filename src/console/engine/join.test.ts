import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type JoinRule, joinSignals, type Signal } from './join.ts';

const rule: JoinRule = { metres: 150, seconds: 60 };

/** A naive implementation of the rule: compares every pair. */
function reference(signals: readonly Signal[], { metres, seconds }: JoinRule): number[][] {
  const group = signals.map((_, index) => index);
  for (const [i, one] of signals.entries()) {
    for (const [j, other] of signals.entries()) {
      const near = Math.hypot(one.x - other.x, one.y - other.y) <= metres;
      if (one.kind !== other.kind || Math.abs(one.at - other.at) > seconds || !near) continue;
      const [keep, drop] = [group[i], group[j]];
      for (const [k, label] of group.entries()) if (label === drop) group[k] = keep as number;
    }
  }
  return [...new Set(group)].map((label) => group.flatMap((one, index) => (one === label ? [index] : [])));
}

const inOrder = (groups: number[][]) =>
  groups.map((group) => [...group].sort((a, b) => a - b)).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));

const signals = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 400 }),
    kind: fc.integer({ min: 0, max: 2 }),
    x: fc.integer({ min: -600, max: 600 }),
    y: fc.integer({ min: -600, max: 600 }),
  }),
  { maxLength: 80 },
);
const rules = fc.record({
  metres: fc.integer({ min: 10, max: 500 }),
  seconds: fc.integer({ min: 0, max: 120 }),
});

test('groups are the same as comparing every pair', () => {
  fc.assert(
    fc.property(signals, rules, (list, any) => {
      expect(inOrder(joinSignals(list, any))).toEqual(inOrder(reference(list, any)));
    }),
    { numRuns: 300 },
  );
});

test('messages at the limits join; beyond them they do not', () => {
  const at = (x: number, second: number, kind = 0): Signal => ({ at: second, kind, x, y: 0 });
  expect(joinSignals([at(0, 0), at(150, 60)], rule)).toHaveLength(1);
  expect(joinSignals([at(0, 0), at(150.001, 0)], rule)).toHaveLength(2);
  expect(joinSignals([at(0, 0), at(0, 61)], rule)).toHaveLength(2);
  expect(joinSignals([at(0, 0), at(0, 0, 1)], rule)).toHaveLength(2);
  // Connected through the one between.
  expect(joinSignals([at(0, 0), at(140, 50), at(280, 100)], rule)).toHaveLength(1);
  expect(joinSignals([], rule)).toEqual([]);
});
