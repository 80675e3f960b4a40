/* The shortest route along the site's roads, with straight lines to and from them. */
import type { PlanPoint } from '../../../content/instruments/site-plan.ts';
import { distance } from './closed-line.ts';

export interface WalkingRoute {
  metres: number;
  spots: PlanPoint[];
}

type Graph = Map<string, { spot: PlanPoint; near: Map<string, number> }>;

const key = ([x, y]: PlanPoint) => `${x} ${y}`;

/** From one spot to another: to the nearest road, along roads, and off again. */
export function shortestRoute(
  roads: PlanPoint[][],
  from: PlanPoint,
  to: PlanPoint,
): WalkingRoute | undefined {
  const graph: Graph = new Map();
  const [enter, leave] = [onRoads(roads, from), onRoads(roads, to)];
  if (!enter || !leave) return undefined;
  for (const road of roads) {
    for (let index = 1; index < road.length; index++) {
      const [a, b] = [road[index - 1] as PlanPoint, road[index] as PlanPoint];
      const between = [enter, leave].filter((spot) => lies(spot, a, b));
      const stops = [a, ...between, b].sort((one, two) => distance(a, one) - distance(a, two));
      for (let stop = 1; stop < stops.length; stop++)
        join(graph, stops[stop - 1] as PlanPoint, stops[stop] as PlanPoint);
    }
  }
  const found = along(graph, key(enter), key(leave));
  if (!found) return undefined;
  const spots = [from, ...found, to].filter(
    (spot, index, all) => key(spot) !== key(all[index - 1] ?? [NaN, NaN]),
  );
  return { metres: lengthOf(spots), spots };
}

const lengthOf = (spots: PlanPoint[]) =>
  spots.reduce((sum, spot, index) => sum + (index ? distance(spots[index - 1] as PlanPoint, spot) : 0), 0);

function join(graph: Graph, a: PlanPoint, b: PlanPoint): void {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const node = graph.get(key(one)) ?? { spot: one, near: new Map<string, number>() };
    if (key(one) !== key(other)) node.near.set(key(other), distance(one, other));
    graph.set(key(one), node);
  }
}

/** Dijkstra: the plan has some twenty crossings. */
function along(graph: Graph, from: string, to: string): PlanPoint[] | undefined {
  const metres = new Map([[from, 0]]);
  const before = new Map<string, string>();
  const open = new Set(graph.keys());
  while (open.size > 0) {
    const next = [...open].sort((a, b) => (metres.get(a) ?? Infinity) - (metres.get(b) ?? Infinity))[0];
    if (next === undefined || !metres.has(next)) return undefined;
    if (next === to) break;
    open.delete(next);
    for (const [neighbour, length] of graph.get(next)?.near ?? []) {
      const through = (metres.get(next) ?? 0) + length;
      if (through >= (metres.get(neighbour) ?? Infinity)) continue;
      metres.set(neighbour, through);
      before.set(neighbour, next);
    }
  }
  const path = [to];
  for (let at = before.get(to); at !== undefined; at = before.get(at)) path.unshift(at);
  return path.map((at) => graph.get(at)?.spot).filter((spot) => spot !== undefined);
}

/** The point on a road nearest to a spot. */
function onRoads(roads: PlanPoint[][], spot: PlanPoint): PlanPoint | undefined {
  return roads
    .flatMap((road) => road.slice(1).map((end, index) => nearestOn(spot, road[index] as PlanPoint, end)))
    .sort((a, b) => distance(a, spot) - distance(b, spot))[0];
}

function nearestOn([x, y]: PlanPoint, [ax, ay]: PlanPoint, [bx, by]: PlanPoint): PlanPoint {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return [ax + dx * part, ay + dy * part];
}

const lies = (spot: PlanPoint, a: PlanPoint, b: PlanPoint) =>
  distance(a, spot) > 1e-6 && distance(b, spot) > 1e-6 && distance(nearestOn(spot, a, b), spot) < 1e-6;
