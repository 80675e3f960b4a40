/* The verdict on each layer: exact at its edges, and never milder for a deeper trench. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type StreetLayer, street } from '../../../content/instruments/street.ts';
import { check, crownAt, officesOf, verdictWords, within } from './permit.ts';
import { ductsOf } from './scale.ts';

const { layers, permit } = street;
const anyPermit = fc
  .record({
    from: fc.double({ min: -50, max: 200, noNaN: true }),
    to: fc.double({ min: -50, max: 200, noNaN: true }),
    depth: fc.double({ min: -2, max: 9, noNaN: true }),
  })
  .map((wish) => within(street, wish));
const harm = { 'in trench': 2, close: 1, clear: 0 };

test('the example permit matches its table', () => {
  const checked = check(street, permit);
  expect(checked.map((one) => `${one.layer.name}: ${verdictWords(street, one)}`)).toEqual([
    'Telecom: In the trench',
    'Power: In the trench',
    'Water: 50 mm below',
    'Storm drain: Clear, 1.2 m',
    'Sewer: Clear, 2.8 m',
  ]);
  expect(officesOf(checked)).toEqual(['Telecom office', 'Electricity office', 'Water board']);
});

describe('edges', () => {
  const pipe: StreetLayer = {
    ...(layers[1] as StreetLayer),
    crown: { start: 1.4, fall: 0 },
    wanted: 0.3,
  };
  const kindAt = (depth: number) =>
    check({ layers: [pipe], reach: 1 }, { from: 0, to: 10, depth })[0]?.verdict.kind;

  test('exactly the required cover is clear; a step less is not', () => {
    expect(kindAt(1.1)).toBe('clear');
    expect(kindAt(1.15)).toBe('close');
  });

  test('touching is outside the trench; deeper is inside', () => {
    expect(kindAt(1.4)).toBe('close');
    expect(kindAt(1.45)).toBe('in trench');
  });

  test('something exactly at the reach counts; a step beyond does not', () => {
    const counted = (aside: number) =>
      check({ layers: [{ ...pipe, aside }], reach: 1 }, { from: 0, to: 10, depth: 2 }).length;
    expect(counted(1)).toBe(1);
    expect(counted(1.05)).toBe(0);
  });

  test('a sloping pipe is judged at the middle of the trench', () => {
    const falling = { ...pipe, crown: { start: 1, fall: 0.1 } };
    expect(crownAt(falling, 10)).toBe(2);
    expect(check({ layers: [falling], reach: 1 }, { from: 0, to: 20, depth: 1.5 })[0]?.verdict).toEqual({
      kind: 'clear',
      depth: 2,
      gap: 0.5,
    });
  });
});

test('a deeper trench is never judged less strictly', () => {
  fc.assert(
    fc.property(anyPermit, fc.double({ min: 0, max: 3, noNaN: true }), (one, more) => {
      const deeper = within(street, { ...one, depth: one.depth + more });
      const [before, after] = [check(street, one), check(street, deeper)];
      before.forEach(({ verdict }, index) => {
        expect(harm[after[index]?.verdict.kind ?? 'clear']).toBeGreaterThanOrEqual(harm[verdict.kind]);
      });
      expect(officesOf(after)).toEqual(expect.arrayContaining(officesOf(before)));
    }),
  );
});

test('any permit is clamped to where digging is possible', () => {
  fc.assert(
    fc.property(anyPermit, (one) => {
      expect(one.from).toBeGreaterThanOrEqual(street.digging.from);
      expect(one.to).toBeGreaterThan(one.from);
      expect(one.to).toBeLessThanOrEqual(street.digging.to);
      expect(one.depth).toBeGreaterThan(0);
      expect(one.depth).toBeLessThanOrEqual(street.deepest);
      expect(within(street, one)).toEqual(one);
    }),
  );
});

test('has a sentence for every number of offices', () => {
  expect(street.agree).toHaveLength(layers.filter(({ wanted }) => wanted !== undefined).length + 1);
});

test('the ducts of a layer do not overlap and fill its thickness', () => {
  for (const layer of layers) {
    const ducts = ductsOf(layer);
    expect(ducts).toHaveLength(layer.rows ?? 1);
    const [top = 0, thick = 0] = ducts.at(-1) ?? [];
    expect(top + thick).toBeCloseTo(layer.diameter);
    ducts.forEach(([begins], row) => {
      const above = ducts[row - 1];
      if (above) expect(begins).toBeGreaterThan(above[0] + above[1]);
    });
  }
});
