/*
 * The report on one sheet of paper. It is put beside the site for as long as the print dialog is open; the
 * stylesheet shows nothing else then.
 */

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { DeskWords } from '../../content/desk.ts';
import { fill } from '../../ui/fill.ts';
import { type Report as ReportContent, reportOf } from '../engine/debrief.ts';
import type { DebriefStep } from '../engine/view-types.ts';
import { useDesk } from './desk-context.ts';
import { clockTime, span } from './format.ts';
import css from './print-report.module.css';

/** Prints once it is on the page, and goes when the browser has done with it. */
export function PrintReport({ incident, onDone }: { incident: string; onDone: () => void }) {
  const { desk } = useDesk();
  const report = reportOf(desk.shift, incident);
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
  return createPortal(<div className={css.paper}>{report && <Report report={report} />}</div>, document.body);
}

/** So many rows fit on the sheet; decisions beyond them are counted, and the log holds them all. */
const ROWS = 40;

function Report({ report }: { report: ReportContent }) {
  const { words } = useDesk();
  const said = words.reports;
  const { debrief, messages, warnings } = report;
  const { incident, decisions, corridor } = debrief;
  const room = Math.max(6, ROWS - debrief.steps.length - messages.length - warnings.length);
  const left = decisions.length - room;
  return (
    <article>
      <p>
        {words.name}. {fill(words.shiftTitle, { shift: report.shift })}, {report.date}.{' '}
        {fill(words.foot.seed, { seed: report.seed })}
      </p>
      <h1>{fill(said.reportTitle, { incident: incident.id })}</h1>
      <p>
        <b>{incident.title}</b>, {incident.where}
      </p>
      <p>
        {debrief.summary}{' '}
        {corridor && fill(said.corridor, { with: span(corridor.with), without: span(corridor.without) })}
      </p>
      <dl>
        {debrief.figures.map(({ label, seconds }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{seconds === null ? words.none : span(seconds)}</dd>
          </div>
        ))}
      </dl>
      <Rows
        caption={
          words.incident.messages[messages.length] ??
          fill(words.incident.moreMessages, { count: messages.length })
        }
        rows={messages.map(({ at, source, text }) => [clockTime(at), source, text])}
      />
      <Rows
        caption={said.stepsTable}
        heads={[said.step, said.role, words.list.time, words.incident.used]}
        rows={debrief.steps.map((step) => [
          `${step.number}. ${step.what}`,
          words.roles[step.who],
          step.done === null ? words.none : clockTime(step.done),
          usedWords(step, words),
        ])}
      />
      <Rows
        caption={said.who}
        rows={decisions.slice(0, room).map(({ at, who, what }) => [clockTime(at), who, what])}
      />
      {left > 0 && <p>{fill(said.moreRows, { count: left })}</p>}
      {warnings.length > 0 && (
        <Rows
          caption={words.list.warnings}
          rows={warnings.map(({ type, sent, headline }) => [clockTime(sent), type, headline])}
        />
      )}
      <p>{said.reportFoot}</p>
    </article>
  );
}

function Rows({ caption, heads, rows }: { caption: string; heads?: string[]; rows: string[][] }) {
  return (
    <table>
      <caption>{caption}</caption>
      {heads && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function usedWords(step: DebriefStep, words: DeskWords): string {
  if (step.state === 'skipped') return words.incident.skipped;
  if (step.limit === null || step.used === null) return step.note || words.reports.noLimit;
  const used = fill(words.incident.usedOf, { used: span(step.used), limit: span(step.limit) });
  return step.over > 0 ? `${used}, ${fill(words.incident.over, { time: span(step.over) })}` : used;
}
