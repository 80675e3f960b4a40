/* Every message is in exactly one incident under any rule; and the figures in the text. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { funnel } from '../../../content/instruments/funnel.ts';
import { slotOf, throatOf } from './geometry.ts';
import { describeResult } from './rule-text.ts';
import {
  bondsOf,
  countIncidents,
  type FunnelIncident,
  partsOf,
  secondsOf,
  sortMessages,
} from './sort-messages.ts';

const all = funnel.messages.map((_, index) => index);
const rules = fc.record({
  metres: fc.integer({ min: 1, max: 3000 }),
  seconds: fc.integer({ min: 1, max: 3600 }),
});
const membersOf = (incidents: FunnelIncident[]) => incidents.flatMap(({ members }) => members);

describe('any rule', () => {
  test('keeps every message, and none twice', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(membersOf(sortMessages(funnel, rule)).sort((a, b) => a - b)).toEqual(all);
      }),
    );
  });

  test('joins two messages within it, and a wider rule never separates them', () => {
    fc.assert(
      fc.property(rules, rules, (one, other) => {
        const wider = {
          metres: Math.max(one.metres, other.metres),
          seconds: Math.max(one.seconds, other.seconds),
        };
        expect(countIncidents(funnel.messages, wider)).toBeLessThanOrEqual(
          countIncidents(funnel.messages, one),
        );
      }),
    );
  });

  test('connects the messages of an incident by a spanning tree within the rule', () => {
    const apart = (one: number, other: number) => {
      const [a, b] = [funnel.messages[one], funnel.messages[other]];
      return {
        metres: Math.abs((a?.metre ?? 0) - (b?.metre ?? 0)),
        seconds: Math.abs(secondsOf(a?.time ?? '') - secondsOf(b?.time ?? '')),
      };
    };
    fc.assert(
      fc.property(rules, (rule) =>
        sortMessages(funnel, rule).every(({ members }) => {
          const bonds = bondsOf(funnel, members, rule);
          const isWithin = bonds
            .map(({ from, to }) => apart(from, to))
            .every(({ metres, seconds }) => metres <= rule.metres && seconds <= rule.seconds);
          return bonds.length === members.length - 1 && isWithin;
        }),
      ),
    );
  });

  test('shows at most three incidents as columns, in the order of the road', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        const incidents = sortMessages(funnel, rule);
        expect(incidents.slice(0, 3).map(({ column }) => column)).toEqual(
          [0, 1, 2].slice(0, incidents.length),
        );
        expect(incidents.slice(3).every(({ column }) => column === undefined)).toBe(true);
      }),
    );
  });

  test('routes every line of an incident separately', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        for (const { members } of sortMessages(funnel, rule)) {
          expect(new Set(throatOf(funnel, members).values()).size).toBe(members.length);
          expect(new Set(members.map((_, nth) => slotOf(nth, members.length))).size).toBe(members.length);
        }
      }),
    );
  });
});

test('a tighter time splits the selected incident where the text says', () => {
  const incidents = sortMessages(funnel, funnel.rule);
  const chosen = incidents[0] as FunnelIncident;
  const shorter = { ...funnel.rule, seconds: 120 };
  const weak = bondsOf(funnel, chosen.members, funnel.rule).filter(({ isWeak }) => isWeak);
  const parts = partsOf(funnel, chosen.members, shorter);
  expect(weak).toHaveLength(parts.length - 1);
  expect(describeResult(funnel, funnel.rule, incidents.length, chosen).more).toContain(parts.join(' + '));
});

test('offers no further split at the shortest time and widest distance', () => {
  const rule = { metres: Math.max(...funnel.metres), seconds: Math.min(...funnel.seconds) };
  const incidents = sortMessages(funnel, rule);
  expect(describeResult(funnel, rule, incidents.length, incidents[0] as FunnelIncident).more).toBe('');
});
