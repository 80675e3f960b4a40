/* How far an attacker gets, and where a control stops them. */
import type { AttackPath } from '../../../content/examples/schema.ts';

type Edge = AttackPath['edges'][number];

export interface AttackReach {
  /** Nodes the attacker can reach. */
  reached: Set<string>;
  /** Edges that a control closes at the attacker's frontier. */
  closed: Edge[];
}

export function reachOf(
  { places, edges }: Pick<AttackPath, 'places' | 'edges'>,
  control: string,
): AttackReach {
  const reached = new Set(places.slice(0, 1).map(({ id }) => id));
  const closed = new Set<Edge>();
  // A set can grow while it is iterated, so newly reached nodes are visited too.
  for (const place of reached) {
    for (const edge of edges.filter(({ from }) => from === place)) {
      if (edge.closedBy === control) closed.add(edge);
      else reached.add(edge.to);
    }
  }
  return { reached, closed: [...closed].filter(({ to }) => !reached.has(to)) };
}
