/* How far an attacker gets, and where a control stops them. */
import type { AttackPath } from '../../../content/examples/schema.ts';

type Way = AttackPath['ways'][number];

export interface Reach {
  /** Places the attacker can be at. */
  reached: Set<string>;
  /** Ways a control closes that the attacker had come as far as. */
  closed: Way[];
}

export function reachOf({ places, ways }: Pick<AttackPath, 'places' | 'ways'>, control: string): Reach {
  const reached = new Set(places.slice(0, 1).map(({ id }) => id));
  const closed = new Set<Way>();
  // A set may grow while it is walked: whatever is reached is looked at in its turn.
  for (const place of reached) {
    for (const way of ways.filter(({ from }) => from === place)) {
      if (way.closedBy === control) closed.add(way);
      else reached.add(way.to);
    }
  }
  return { reached, closed: [...closed].filter(({ to }) => !reached.has(to)) };
}
