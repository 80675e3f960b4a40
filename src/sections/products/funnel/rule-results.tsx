import { useEffect, useRef } from 'react';
import type { JoinRule } from '../../../console/engine/join.ts';
import type { Funnel } from '../../../content/instruments/funnel.ts';
import css from './rule-results.module.css';
import { formatMetres, formatTime } from './rule-text.ts';
import { countIncidents } from './sort-messages.ts';

interface RuleResultsProps {
  funnel: Funnel;
  rule: JoinRule;
  onChange: (rule: JoinRule) => void;
}

/** The number of incidents for each pair of slider values. */
export function RuleResults({ funnel, rule, onChange }: RuleResultsProps) {
  const { words, messages, metres, seconds, events } = funnel;
  const table = useRef<HTMLTableElement>(null);
  // A shortcut for pointers; keyboards and screen readers use the sliders.
  useEffect(() => {
    const element = table.current;
    const press = ({ target }: MouseEvent) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('td') : null;
      const { metres: d, seconds: t } = cell?.dataset ?? {};
      if (d && t) onChange({ metres: Number(d), seconds: Number(t) });
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [onChange]);
  const right = Object.keys(events).length;
  const toneOf = (found: number) => (found === right ? css.right : found < 10 ? css.near : '');
  return (
    <table ref={table} className={css.results}>
      <caption className="visually-hidden">{words.pad}</caption>
      <colgroup>
        <col span={metres.length} />
        <col className={css.times} />
      </colgroup>
      <thead>
        <tr>
          {metres.map((step) => (
            <th key={step} scope="col" className={step === rule.metres ? css.current : undefined}>
              <span className="visually-hidden">{formatMetres(funnel, step)}</span>
              <span aria-hidden="true">{step}</span>
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {seconds.toReversed().map((time) => (
          <tr key={time}>
            {metres.map((step) => {
              const found = countIncidents(messages, { metres: step, seconds: time });
              const isRule = step === rule.metres && time === rule.seconds;
              return (
                <td
                  key={step}
                  className={`${css.cell} ${toneOf(found)} ${isRule ? css.chosen : ''}`}
                  data-opened={isRule}
                  data-edge={isRule ? 'paper' : undefined}
                  data-metres={step}
                  data-seconds={time}
                >
                  {found}
                </td>
              );
            })}
            <th scope="row" className={time === rule.seconds ? css.current : undefined}>
              {formatTime(funnel, time)}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
