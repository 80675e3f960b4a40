/* How far an attacker gets, and where a control stops them. */
import type { AttackPath } from '../../../content/examples/schema.ts';

type Edge = AttackPath['edges'][number];

export interface Reach {
  /** Places the attacker can be at. */
  reached: Set<string>;
  /** Ways a control closes that the attacker had come as far as. */
  closed: Edge[];
}

export function reachOf({ places, edges }: Pick<AttackPath, 'places' | 'edges'>, control: string): Reach {
  const reached = new Set(places.slice(0, 1).map(({ id }) => id));
  const closed = new Set<Edge>();
  // A set may grow while it is walked: whatever is reached is looked at in its turn.
  for (const place of reached) {
    for (const edge of edges.filter(({ from }) => from === place)) {
      if (edge.closedBy === control) closed.add(edge);
      else reached.add(edge.to);
    }
  }
  return { reached, closed: [...closed].filter(({ to }) => !reached.has(to)) };
}
