/* The rule and its result as text. */
import type { JoinRule } from '../../../console/engine/join.ts';
import type { Funnel } from '../../../content/instruments/funnel.ts';
import { fill } from '../../../ui/fill.ts';
import { plural } from '../../../ui/format.ts';
import { countIncidents, type FunnelIncident, partsOf } from './sort-messages.ts';

export const formatMetres = ({ words }: Funnel, metres: number) => fill(words.metre, { n: metres });

export const formatTime = ({ words }: Funnel, seconds: number) =>
  seconds < 60 ? fill(words.second, { n: seconds }) : fill(words.minute, { n: seconds / 60 });

export const formatIncidents = ({ counted }: Funnel, count: number) =>
  plural(counted.incidents, count, { n: count });

/** The result of the rule, and of the next shorter time and the widest distance for comparison. */
export function describeResult(funnel: Funnel, rule: JoinRule, count: number, chosen: FunnelIncident) {
  const { words, messages } = funnel;
  const shorter = Math.max(...funnel.seconds.filter((step) => step < rule.seconds));
  const widest = Math.max(...funnel.metres);
  const more: string[] = [];
  if (Number.isFinite(shorter)) {
    const parts = partsOf(funnel, chosen.members, { ...rule, seconds: shorter });
    const text = parts.length > columns ? formatIncidents(funnel, parts.length) : parts.join(' + ');
    const sentence = parts.length > 1 ? words.splits : words.whole;
    more.push(fill(sentence, { time: formatTime(funnel, shorter), parts: text }));
  }
  if (rule.metres < widest) {
    const incidents = formatIncidents(funnel, countIncidents(messages, { ...rule, metres: widest }));
    more.push(fill(words.widest, { metres: formatMetres(funnel, widest), incidents }));
  }
  const result = fill(words.announcement, {
    metres: formatMetres(funnel, rule.metres),
    time: formatTime(funnel, rule.seconds),
    incidents: formatIncidents(funnel, count),
  });
  return { result, more: more.join(' ') };
}

const columns = 4;
