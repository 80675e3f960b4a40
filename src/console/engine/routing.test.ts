/*
 * Compares routes with a naive reference: distances between all nodes by relaxing every edge until nothing changes.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { city } from '../../content/shifts/city.ts';
import type { Spot } from '../../content/shifts/schema.ts';
import { edgeAt, type Network, networkOf, nodeId } from './network.ts';
import { routeTo } from './routing.ts';

const network = networkOf(city);
const nodes = [...network.nodes.values()];
const edges = [...network.edges.values()];

function reference(from: string, closed: ReadonlySet<string>): Map<string, number> {
  const metres = new Map([[from, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const edge of edges) {
      if (closed.has(edge.id)) continue;
      for (const [one, other] of [
        [edge.from, edge.to],
        [edge.to, edge.from],
      ] as const) {
        const total = (metres.get(one) ?? Number.POSITIVE_INFINITY) + edge.metres;
        if (total < (metres.get(other) ?? Number.POSITIVE_INFINITY) - 1e-9) {
          metres.set(other, total);
          changed = true;
        }
      }
    }
  }
  return metres;
}

const node = fc.constantFrom(...nodes);
const closures = fc.uniqueArray(fc.constantFrom(...edges.map(({ id }) => id)), { maxLength: 70 });
/** Anywhere on a street. */
const spot = fc.tuple(fc.constantFrom(...edges), fc.double({ min: 0.01, max: 0.99, noNaN: true })).map(
  ([{ start, end }, share]): Spot => ({
    r: start.r + (end.r - start.r) * share,
    a: start.a + (end.a - start.a) * share,
  }),
);

test('the road network has the streets of the plan', () => {
  // Eight whole avenues cross five circles, four half-avenues three, and the underpass has two mouths.
  expect(nodes).toHaveLength(8 * 5 + 4 * 3 + 2);
  expect(edges).toHaveLength(8 * 4 + 4 * 2 + 2 + 8 * 2 + 12 * 3);
});

test('finds the shortest open route between two nodes, or none', () => {
  fc.assert(
    fc.property(node, node, closures, (from, to, ids) => {
      const closed = new Set(ids);
      const expected = reference(nodeId(from), closed).get(nodeId(to));
      const route = routeTo(network, from, [to], closed);
      if (expected === undefined) expect(route).toBeNull();
      else expect(route?.metres).toBeCloseTo(expected, 6);
      expect(route?.edges.filter((edge) => closed.has(edge)) ?? []).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('finds the shortest connected route between two points on streets', () => {
  fc.assert(
    fc.property(spot, spot, closures, (from, to, ids) => {
      const closed = new Set(ids);
      const [start, end] = [edgeAt(network, from), edgeAt(network, to)];
      if (!start || !end || closed.has(start.id)) return;
      const expected = viaEnds(network, from, to, closed);
      const route = routeTo(network, from, [to], closed);
      if (closed.has(end.id) || expected === null) {
        expect(route).toBeNull();
        return;
      }
      expect(route?.metres).toBeCloseTo(expected, 6);
      const legs = route?.legs ?? [];
      expect(legs.reduce((sum, { metres }) => sum + metres, 0)).toBeCloseTo(expected, 6);
      for (const [index, leg] of legs.entries()) {
        const after = legs[index + 1];
        if (after) expect(nodeId(leg.to)).toBe(nodeId(after.from));
      }
    }),
    { numRuns: 300 },
  );
});

/** The reference for spots inside edges: over the ends of both edges, or straight along a common one. */
function viaEnds(
  { city: { metres } }: Network,
  from: Spot,
  to: Spot,
  closed: ReadonlySet<string>,
): number | null {
  const [start, end] = [edgeAt(network, from), edgeAt(network, to)];
  if (!start || !end) return null;
  const length = (one: Spot, other: Spot) =>
    (one.r === other.r ? (one.r * Math.abs(one.a - other.a) * Math.PI) / 180 : Math.abs(one.r - other.r)) *
    metres;
  const ways = start === end ? [length(from, to)] : [];
  for (const [exit, out] of [
    [start.from, length(from, start.start)],
    [start.to, length(from, start.end)],
  ] as const) {
    const reached = reference(exit, closed);
    for (const [entry, into] of [
      [end.from, length(end.start, to)],
      [end.to, length(end.end, to)],
    ] as const) {
      const between = reached.get(entry);
      if (between !== undefined) ways.push(out + between + into);
    }
  }
  return ways.length > 0 ? Math.min(...ways) : null;
}
