import type { JoinRule } from '../../../console/engine/join.ts';
import type { Funnel, FunnelMessage } from '../../../content/instruments/funnel.ts';
import { fill } from '../../../ui/fill.ts';
import { FlagShape } from '../../shared/flag.tsx';
import css from './funnel-plot.module.css';
import { heightOf, percent, pointOf, xOf } from './geometry.ts';
import { formatMetres, formatTime } from './rule-text.ts';
import { bondsOf, type FunnelIncident, secondsOf } from './sort-messages.ts';

interface RuleReachProps {
  funnel: Funnel;
  rule: JoinRule;
  chosen: FunnelIncident;
}

/** The rule's range, drawn around the message with the longest gap. */
export function RuleReach({ funnel, rule, chosen }: RuleReachProps) {
  const { x, y } = pointOf(funnel, loosest(funnel, rule, chosen));
  const [across, down] = [xOf(funnel, rule.metres), heightOf(funnel, rule.seconds)];
  const left = Math.max(0, x - across);
  const [top, bottom] = [Math.max(0, y - down), Math.min(1000, y + down)];
  const right = Math.min(1000, x + across);
  const { words } = funnel;
  const value = { metres: formatMetres(funnel, rule.metres), time: formatTime(funnel, rule.seconds) };
  return (
    <g className={css.reach} data-screen="">
      <rect x={percent(left)} y={percent(top)} width={percent(right - left)} height={percent(bottom - top)} />
      <svg x={percent(left)} y={percent(Math.min(bottom, 930))} overflow="visible" aria-hidden="true">
        <FlagShape onInk number={2} x={-26} y={26} />
        <text x="-6" y="22">
          {words.reach}
        </text>
        <text x="-6" y="41">
          {fill(words.reachOf, value)}
        </text>
      </svg>
    </g>
  );
}

function loosest(funnel: Funnel, rule: JoinRule, { members }: FunnelIncident): number {
  const at = (member: number) => secondsOf((funnel.messages[member] as FunnelMessage).time);
  const bonds = bondsOf(funnel, members, rule);
  const apart = ({ from, to }: { from: number; to: number }) => Math.abs(at(from) - at(to));
  const longest = bonds.toSorted((one, other) => apart(other) - apart(one))[0];
  if (!longest) return members[0] as number;
  return at(longest.from) > at(longest.to) ? longest.from : longest.to;
}
