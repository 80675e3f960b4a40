/* The streets as a graph: nodes where streets meet and at the ends of the underpass, with edges between them. */

import type { City, Spot } from '../../content/shifts/schema.ts';
import { metresAlong } from './geometry.ts';

export interface Edge {
  id: string;
  street: string;
  name: string;
  from: string;
  to: string;
  start: Spot;
  /** On a circle its angle is above the start's; the last edge passes 360. */
  end: Spot;
  metres: number;
}

export interface Network {
  city: City;
  nodes: Map<string, Spot>;
  edges: Map<string, Edge>;
  /** Edges by the node they touch. */
  touching: Map<string, Edge[]>;
}

const known = new WeakMap<City, Network>();

export function networkOf(city: City): Network {
  const found = known.get(city) ?? build(city);
  known.set(city, found);
  return found;
}

function build(city: City): Network {
  const network: Network = { city, nodes: new Map(), edges: new Map(), touching: new Map() };
  for (const avenue of city.avenues) {
    const rs = [
      ...city.circles.map(({ r }) => r).filter((r) => r >= avenue.from && r <= avenue.to),
      ...(avenue.breaks ?? []).map(({ r }) => r),
    ].sort((one, other) => one - other);
    for (const [index, r] of rs.entries()) {
      const before = rs[index - 1];
      if (before === undefined) continue;
      addEdge(network, avenue.id, avenue.label, { r: before, a: avenue.a }, { r, a: avenue.a });
    }
  }
  for (const circle of city.circles) {
    const angles = city.avenues
      .filter(({ from, to }) => from <= circle.r && to >= circle.r)
      .map(({ a }) => a);
    for (const [index, a] of angles.entries()) {
      const next = angles[index + 1] ?? (angles[0] ?? 0) + 360;
      addEdge(network, circle.id, circle.name, { r: circle.r, a }, { r: circle.r, a: next });
    }
  }
  return network;
}

function addEdge(network: Network, street: string, name: string, start: Spot, end: Spot): void {
  const [from, to] = [nodeId(start), nodeId(end)];
  const id = `${street}:${from}-${to}`;
  const edge = { id, street, name, from, to, start, end, metres: metresAlong(network.city, start, end) };
  network.edges.set(id, edge);
  for (const [node, spot] of [
    [from, start],
    [to, end],
  ] as const) {
    if (!network.nodes.has(node)) network.nodes.set(node, { r: spot.r, a: spot.a % 360 });
    network.touching.set(node, [...(network.touching.get(node) ?? []), edge]);
  }
}

export function nodeId({ r, a }: Spot): string {
  return `${r}@${turn(a)}`;
}

/** The edges of an avenue between two of its nodes. */
export function edgesBetween(network: Network, avenue: string, from: number, to: number): string[] {
  return [...network.edges.values()]
    .filter(({ street, start, end }) => street === avenue && start.r >= from && end.r <= to)
    .map(({ id }) => id);
}

/** The edge that contains a spot between two nodes. */
export function edgeAt(network: Network, spot: Spot): Edge | undefined {
  return [...network.edges.values()].find(({ start, end }) =>
    start.r === end.r
      ? spot.r === start.r && angleFrom(start, spot.a) < end.a
      : turn(spot.a - start.a) === 0 && spot.r >= start.r && spot.r <= end.r,
  );
}

/** The same angle, continued from the start of an edge. */
export function angleFrom(start: Spot, a: number): number {
  return start.a + turn(a - start.a);
}

function turn(a: number): number {
  return ((a % 360) + 360) % 360;
}
