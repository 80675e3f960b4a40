/* Driving directions: the next street, the direction, and the distance in metres. */
import type { Leg, Trip } from '../../engine/unit-types.ts';
import { polar } from '../map/plan.ts';

export interface NextTurn {
  turn: 'left' | 'right' | null;
  street: string;
  metres: number;
}

export function nextTurn({ route, leaves, arrives }: Trip, now: number): NextTurn {
  const share = Math.min(1, Math.max(0, (now - leaves) / Math.max(1, arrives - leaves)));
  let gone = share * route.metres;
  for (const [index, leg] of route.legs.entries()) {
    if (gone <= leg.metres) {
      const metres = Math.round((leg.metres - gone) / 10) * 10;
      const next = route.legs[index + 1];
      return next
        ? { turn: hand(leg, next), street: next.name, metres }
        : { turn: null, street: leg.name, metres };
    }
    gone -= leg.metres;
  }
  return { turn: null, street: route.legs.at(-1)?.name ?? '', metres: 0 };
}

/** The hand by the sign of the cross product of the two directions at the corner; y runs down. */
function hand(leg: Leg, next: Leg): 'left' | 'right' {
  const before = direction(leg, 0.98, 1);
  const after = direction(next, 0, 0.02);
  return before[0] * after[1] - before[1] * after[0] > 0 ? 'right' : 'left';
}

function direction({ from, to }: Leg, start: number, end: number): readonly [number, number] {
  const at = (share: number) => polar(from.r + (to.r - from.r) * share, from.a + (to.a - from.a) * share);
  const [one, two] = [at(start), at(end)];
  return [two[0] - one[0], two[1] - one[1]];
}
