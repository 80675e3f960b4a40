import { useEffect } from 'react';
import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { warningWords } from '../../engine/files.ts';
import type { Warning } from '../../engine/warning-types.ts';
import { useDesk } from '../state/desk-context.ts';
import css from './warning-block.module.css';

/** The fields of the public warning, in both languages. */
export function WarningBlock({ warning }: { warning: Warning }) {
  const { desk, words } = useDesk();
  useEffect(() => {
    // Hindi's font loads with the first warning; until then a system font is used.
    import('./devanagari.css').catch(() => {});
  }, []);
  const labels = words.warning;
  const { content } = warning;
  const [en, hi] = [warningWords(desk.shift, warning, 'en'), warningWords(desk.shift, warning, 'hi')];
  const last = warning.issued.at(-1);
  const points = warning.polygon.split(' ').length - 1;
  const over = warning.state === 'cancelled' || warning.state === 'ended';
  const zone = (at: number) => `${timeOfDay(at / 60)} ${words.zone}`;
  const fields: [label: string, value: string, wide?: boolean][] = [
    [labels.event, en.event, true],
    [labels.category, content.category.join(', ')],
    [labels.urgency, over ? labels.past : labels.immediate],
    [labels.severity, content.severity],
    [labels.certainty, last?.certainty ?? content.certainty],
    [labels.response, over ? labels.allClear : content.responseType],
    [labels.sent, last ? zone(last.sent) : labels.onApproval],
    [
      labels.expires,
      last ? zone(last.expires) : fill(labels.afterHours, { count: Math.round(content.lasts / 3600) }),
    ],
  ];
  return (
    <section className={css.warning}>
      <div className={css.head}>
        <h3>{labels.states[warning.state]}</h3>
        <span className={css.status}>{labels.status}</span>
      </div>
      {warning.note && <p className={css.note}>{fill(labels.note, { note: warning.note })}</p>}
      <dl className={css.fields}>
        {fields.map(([label, value, wide]) => (
          <div key={label} className={wide ? css.two : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={css.all}>
          <dt>{fill(labels.area, { count: points })}</dt>
          <dd>{en.areaDesc}</dd>
        </div>
        <div className={css.all}>
          <dt>{labels.english}</dt>
          <dd>{sentences(over ? en.cancelled : en)}</dd>
        </div>
        <div className={css.all}>
          <dt>{labels.hindi}</dt>
          <dd lang="hi">{sentences(over ? hi.cancelled : hi)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** The text on people's telephones: what has happened and what to do. */
function sentences({ headline, instruction }: { headline: string; instruction: string }): string {
  return `${headline} ${instruction}`;
}
