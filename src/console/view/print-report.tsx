/*
 * The report on one sheet of paper. It is put beside the site for as long as the print dialog is open; the
 * stylesheet shows nothing else then.
 */

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '../../ui/fill.ts';
import type { Debrief } from '../engine/types.ts';
import { useDesk } from './desk-context.ts';
import { clockTime, span } from './format.ts';
import css from './print-report.module.css';

/** Prints once it is on the page, and goes when the browser has done with it. */
export function PrintReport({ debrief, onDone }: { debrief: Debrief; onDone: () => void }) {
  useEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute('data-prints-report', true);
    addEventListener('afterprint', onDone, { once: true });
    print();
    return () => {
      documentElement.toggleAttribute('data-prints-report', false);
      removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  return createPortal(
    <div className={css.paper}>
      <Report debrief={debrief} />
    </div>,
    document.body,
  );
}

function Report({ debrief }: { debrief: Debrief }) {
  const { desk, words } = useDesk();
  const { shift } = desk;
  const said = words.reports;
  const { incident } = debrief;
  return (
    <article>
      <p>
        {words.name}. {fill(words.shiftTitle, { shift: shift.setting.shift.name })},{' '}
        {shift.setting.shift.date}. {fill(words.foot.seed, { seed: shift.seed })}
      </p>
      <h1>{fill(said.reportTitle, { incident: incident.id })}</h1>
      <p>
        <b>{incident.title}</b>, {incident.where}
      </p>
      <p>{debrief.summary}</p>
      <table>
        <caption>{said.stepsTable}</caption>
        <thead>
          <tr>
            <th>{said.step}</th>
            <th>{said.role}</th>
            <th>{words.list.time}</th>
            <th>{words.incident.used}</th>
          </tr>
        </thead>
        <tbody>
          {debrief.steps.map((step) => (
            <tr key={step.number}>
              <td>
                {step.number}. {step.what}
              </td>
              <td>{words.roles[step.who]}</td>
              <td>{step.done === null ? words.none : clockTime(step.done)}</td>
              <td>
                {step.limit === null || step.used === null
                  ? step.note || said.noLimit
                  : fill(words.incident.usedOf, { used: span(step.used), limit: span(step.limit) })}
                {step.over > 0 && `, ${fill(words.incident.over, { time: span(step.over) })}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{said.who}</caption>
        <tbody>
          {debrief.decisions.map(({ at, who, what }) => (
            <tr key={`${at}${what}`}>
              <td>{clockTime(at)}</td>
              <td>{who}</td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{said.reportFoot}</p>
    </article>
  );
}
