/* The funnel's messages joined into incidents by the engine's rule, and their texts. */
import { type JoinRule, joinSignals } from '../../../console/engine/join.ts';
import type { Funnel, FunnelMessage } from '../../../content/instruments/funnel.ts';
import { fill } from '../../../ui/fill.ts';
import { listIn, plural } from '../../../ui/format.ts';

export interface FunnelIncident {
  /** Indexes into the list of messages, by time. */
  members: number[];
  title: string;
  detail: string;
  /** For a narrow head. */
  short: string;
  /** 0, 1, 2 from the road's beginning; the further ones have none. */
  column: number | undefined;
}

/** A link between two messages of an incident. */
export interface Bond {
  from: number;
  to: number;
  /** It would be cut by the next shorter time. */
  isWeak: boolean;
}

export const columns = 3;

export const secondsOf = (clock: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

/** The rule treats all messages as one kind: a call and a fire panel may report the same event. */
const groupsOf = (messages: readonly FunnelMessage[], rule: JoinRule): number[][] =>
  joinSignals(
    messages.map(({ time, metre }) => ({ at: secondsOf(time), kind: 0, x: metre, y: 0 })),
    rule,
  );

export const countIncidents = (messages: readonly FunnelMessage[], rule: JoinRule): number =>
  groupsOf(messages, rule).length;

/** The three largest in the order of their places, then the others, the largest first. */
export function sortMessages(funnel: Funnel, rule: JoinRule): FunnelIncident[] {
  const groups = groupsOf(funnel.messages, rule).sort(
    (one, other) => other.length - one.length || (one[0] ?? 0) - (other[0] ?? 0),
  );
  const meanOf = (group: number[]) => metreOf(funnel, group);
  const first = groups.slice(0, columns).sort((one, other) => meanOf(one) - meanOf(other));
  return [...first, ...groups.slice(columns)].map((members, place) => ({
    members,
    ...describe(funnel, members),
    column: place < columns ? place : undefined,
  }));
}

function metreOf({ messages }: Funnel, members: readonly number[]): number {
  return members.reduce((sum, member) => sum + (messages[member]?.metre ?? 0), 0) / members.length;
}

function describe(
  funnel: Funnel,
  members: readonly number[],
): Pick<FunnelIncident, 'title' | 'detail' | 'short'> {
  const { messages, events, words, counted } = funnel;
  const names = [...new Set(members.map((member) => (messages[member] as FunnelMessage).event))];
  const reported = names.map((name) => events[name]);
  const whole = messages.filter(({ event }) => event === names[0]).length;
  const [only = events.crash] = reported;
  const short = listIn(
    counted.messages.language,
    reported.map((event) => event.short),
    'unit',
  );
  const detail = plural(counted.messages, members.length, {
    n: members.length,
    grade: Math.min(...reported.map(({ grade }) => grade)),
    km: (metreOf(funnel, members) / 1000).toFixed(1),
  });
  if (reported.length > 1) return { title: fill(words.joined, { events: short }), detail, short };
  if (whole === members.length) return { title: only.title, detail, short };
  const [single] = members;
  const text = members.length === 1 ? messages[single as number]?.text : undefined;
  return { title: text ?? fill(words.part, only), detail, short };
}

/** A minimum spanning tree of a group by time, over pairs within the rule's metres. */
export function bondsOf({ messages, seconds }: Funnel, members: readonly number[], rule: JoinRule): Bond[] {
  const shorter = Math.max(0, ...seconds.filter((step) => step < rule.seconds));
  const [start, ...rest] = members;
  const inside = start === undefined ? [] : [start];
  const outside = new Set(rest);
  const bonds: Bond[] = [];
  while (outside.size > 0) {
    let best = { from: -1, to: -1, apart: Number.POSITIVE_INFINITY };
    for (const from of inside) {
      for (const to of outside) {
        const [one, other] = [messages[from] as FunnelMessage, messages[to] as FunnelMessage];
        if (Math.abs(one.metre - other.metre) > rule.metres) continue;
        const apart = Math.abs(secondsOf(one.time) - secondsOf(other.time));
        if (apart < best.apart) best = { from, to, apart };
      }
    }
    if (best.to < 0) break;
    bonds.push({ from: best.from, to: best.to, isWeak: best.apart > shorter });
    inside.push(best.to);
    outside.delete(best.to);
  }
  return bonds;
}

/** Sizes of the parts a group splits into under a tighter rule. */
export function partsOf({ messages }: Funnel, members: readonly number[], rule: JoinRule): number[] {
  const own = members.map((member) => messages[member] as FunnelMessage);
  return groupsOf(own, rule)
    .map((part) => part.length)
    .sort((one, other) => other - one);
}
