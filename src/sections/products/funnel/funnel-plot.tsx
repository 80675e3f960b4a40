import { useId } from 'react';
import type { JoinRule } from '../../../console/engine/join.ts';
import type { Funnel, FunnelMessage } from '../../../content/instruments/funnel.ts';
import { fill } from '../../../ui/fill.ts';
import { Flag } from '../../shared/flag.tsx';
import css from './funnel-plot.module.css';
import { fall, outline, percent, pointOf, straight, throatOf } from './geometry.ts';
import { MessageGlyph, shapes } from './glyph.tsx';
import { PlotAxes } from './plot-axes.tsx';
import { RuleReach } from './reach.tsx';
import { formatIncidents, formatTime } from './rule-text.ts';
import { bondsOf, type FunnelIncident } from './sort-messages.ts';

export interface FunnelDrawingProps {
  funnel: Funnel;
  incidents: FunnelIncident[];
  chosen: FunnelIncident;
  lit: number | undefined;
}

/** Messages plotted by place and time, the links that join them, and their lines to the heads below. */
export function FunnelPlot({
  funnel,
  incidents,
  chosen,
  lit,
  rule,
}: FunnelDrawingProps & { rule: JoinRule }) {
  const id = useId();
  const { words, messages, kinds } = funnel;
  // The selected incident is drawn last, on top.
  const order = [...incidents.filter((incident) => incident !== chosen), chosen];
  const toneOf = (incident: FunnelIncident) => (incident === chosen ? css.chosen : '');
  const bonds = order.flatMap(({ members }) => bondsOf(funnel, members, rule));
  const limits = { metres: rule.metres, time: formatTime(funnel, rule.seconds) };
  return (
    <div className={`on-ink ${css.plot}`}>
      <ul className={css.kinds}>
        {Object.entries(kinds).map(([kind, name], index) => (
          <li key={kind}>
            {index === 0 && <Flag number={1} onInk />}
            <MessageGlyph kind={kind as keyof typeof kinds} />
            {name}
          </li>
        ))}
      </ul>
      <svg className={css.drawing} role="img" aria-labelledby={`${id}title ${id}desc`}>
        <title id={`${id}title`}>{words.drawing}</title>
        <desc id={`${id}desc`}>
          {fill(words.drawn, {
            messages: messages.length,
            incidents: formatIncidents(funnel, incidents.length),
            ...limits,
          })}
        </desc>
        <PlotAxes funnel={funnel} />
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
          {order.map((incident) => (
            <path
              key={`body${incident.members[0]}`}
              className={`${css.body} ${toneOf(incident)}`}
              d={outline(incident.members.map((member) => pointOf(funnel, member)))}
            />
          ))}
          {linesOf(funnel, order).map(({ member, incident, throat }) => (
            <path
              key={member}
              className={`${css.line} ${toneOf(incident)} ${member === lit ? css.lit : ''}`}
              d={fall(pointOf(funnel, member), throat)}
            />
          ))}
          {[false, true].map((isWeak) => (
            <path
              key={`${isWeak}`}
              className={`${css.bond} ${isWeak ? css.weak : ''}`}
              d={bonds
                .filter((bond) => bond.isWeak === isWeak)
                .map(({ from, to }) => straight(pointOf(funnel, from), pointOf(funnel, to)))
                .join('')}
            />
          ))}
        </svg>
        <RuleReach funnel={funnel} rule={rule} chosen={chosen} />
        {order.map((incident) =>
          incident.members.map((member) => {
            const { x, y } = pointOf(funnel, member);
            const { kind, text } = messages[member] as FunnelMessage;
            return (
              <svg key={member} x={percent(x)} y={percent(y)} overflow="visible" data-message={member}>
                <title>{text}</title>
                <circle r="12" className={css.hit} />
                <path
                  className={`${css.message} ${toneOf(incident)} ${member === lit ? css.lit : ''}`}
                  d={shapes[kind]}
                />
              </svg>
            );
          }),
        )}
      </svg>
    </div>
  );
}

/** In the order of the messages, so that each line keeps its element and can be animated. */
function linesOf(funnel: Funnel, incidents: readonly FunnelIncident[]) {
  return incidents
    .flatMap((incident) =>
      [...throatOf(funnel, incident.members)].map(([member, throat]) => ({ member, incident, throat })),
    )
    .sort((one, other) => one.member - other.member);
}
