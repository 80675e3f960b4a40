/* The shortest open route between two spots: Dijkstra over the street network. */

import type { Spot } from '../../content/shifts/schema.ts';
import { metresAlong } from './geometry.ts';
import { angleFrom, type Edge, edgeAt, type Network, nodeId } from './network.ts';
import type { Leg, UnitRoute } from './unit-types.ts';

interface Step {
  edge: Edge;
  from: Spot;
  to: Spot;
  metres: number;
}

interface Reached {
  metres: number;
  by: Step | null;
  before: string | null;
  settled: boolean;
}

/**
 * The shortest route from a spot to the nearest of several, or null if all are closed. No route enters a closed
 * edge; a unit on one when it closes may still leave by either end.
 */
export function routeTo(
  network: Network,
  from: Spot,
  targets: readonly Spot[],
  closed: ReadonlySet<string>,
): UnitRoute | null {
  const reached = reachedFrom(network, from, closed);
  let best: { metres: number; steps: Step[] } | null = null;
  for (const target of targets) {
    const found = wayTo(network, from, target, reached, closed);
    if (found && (!best || found.metres < best.metres)) best = found;
  }
  return best && { legs: legsOf(best.steps), metres: best.metres, edges: edgesOf(best.steps) };
}

function reachedFrom(network: Network, from: Spot, closed: ReadonlySet<string>): Map<string, Reached> {
  const reached = new Map<string, Reached>();
  if (network.nodes.has(nodeId(from))) {
    reached.set(nodeId(from), { metres: 0, by: null, before: null, settled: false });
  } else {
    for (const step of partsOf(network, from)) {
      reached.set(nodeId(step.to), { metres: step.metres, by: step, before: null, settled: false });
    }
  }
  for (let nearest = next(reached); nearest; nearest = next(reached)) {
    const [node, here] = nearest;
    here.settled = true;
    for (const edge of network.touching.get(node) ?? []) {
      if (closed.has(edge.id)) continue;
      const forward = edge.from === node;
      const other = forward ? edge.to : edge.from;
      const metres = here.metres + edge.metres;
      if (metres >= (reached.get(other)?.metres ?? Number.POSITIVE_INFINITY)) continue;
      const [start, end] = forward ? [edge.start, edge.end] : [edge.end, edge.start];
      const by = { edge, from: start, to: end, metres: edge.metres };
      reached.set(other, { metres, by, before: node, settled: false });
    }
  }
  return reached;
}

function next(reached: Map<string, Reached>): [string, Reached] | undefined {
  let nearest: [string, Reached] | undefined;
  for (const entry of reached) {
    if (!entry[1].settled && (!nearest || entry[1].metres < nearest[1].metres)) nearest = entry;
  }
  return nearest;
}

function wayTo(
  network: Network,
  from: Spot,
  target: Spot,
  reached: Map<string, Reached>,
  closed: ReadonlySet<string>,
): { metres: number; steps: Step[] } | null {
  if (network.nodes.has(nodeId(target))) return back(reached, nodeId(target), []);
  const edge = edgeAt(network, target);
  if (!edge || closed.has(edge.id)) return null;
  const ways = partsOf(network, target)
    .map((part) => back(reached, nodeId(part.to), [{ ...part, from: part.to, to: part.from }]))
    .filter((route) => route !== null);
  if (edgeAt(network, from) === edge && !network.nodes.has(nodeId(from))) {
    const [start, end] = [onEdge(edge, from), onEdge(edge, target)];
    const metres = metresAlong(network.city, start, end);
    ways.push({ metres, steps: [{ edge, from: start, to: end, metres }] });
  }
  return ways.sort((one, other) => one.metres - other.metres)[0] ?? null;
}

/** From a spot inside an edge to both of its ends. */
function partsOf(network: Network, spot: Spot): Step[] {
  const edge = edgeAt(network, spot);
  if (!edge) return [];
  const here = onEdge(edge, spot);
  return [edge.start, edge.end].map((end) => ({
    edge,
    from: here,
    to: end,
    metres: metresAlong(network.city, here, end),
  }));
}

function onEdge(edge: Edge, spot: Spot): Spot {
  return edge.start.r === edge.end.r
    ? { r: spot.r, a: angleFrom(edge.start, spot.a) }
    : { r: spot.r, a: edge.start.a };
}

function back(reached: Map<string, Reached>, node: string, last: Step[]) {
  const end = reached.get(node);
  if (!end) return null;
  const steps = [...last];
  let metres = end.metres;
  for (const { metres: more } of last) metres += more;
  for (
    let here: Reached | undefined = end;
    here?.by;
    here = here.before ? reached.get(here.before) : undefined
  ) {
    steps.unshift(here.by);
  }
  return { metres, steps };
}

/** Steps along one street become one leg; on a circle the angle continues past 360. */
function legsOf(steps: readonly Step[]): Leg[] {
  const legs: Leg[] = [];
  for (const { edge, from, to, metres } of steps) {
    const last = legs.at(-1);
    if (last?.street === edge.street) {
      last.to = { r: to.r, a: to.a + (last.to.a - from.a) };
      last.metres += metres;
    } else if (metres > 0) {
      legs.push({ street: edge.street, name: edge.name, from, to, metres });
    }
  }
  return legs;
}

function edgesOf(steps: readonly Step[]): string[] {
  return steps.filter(({ metres }) => metres > 0).map(({ edge }) => edge.id);
}
