/*
 * The report on one sheet of paper. It is rendered beside the site while the print dialog is open, and the
 * print stylesheet hides everything else.
 */

import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { DeskWords } from '../../../content/desk.ts';
import { fill } from '../../../ui/fill.ts';
import { clockText } from '../../../ui/time-text.ts';
import { type DebriefReport as ReportContent, reportOf } from '../../engine/debrief.ts';
import { durationText } from '../../engine/duration-text.ts';
import type { DebriefStep } from '../../engine/view-types.ts';
import { useDesk } from '../state/desk-context.ts';
import css from './print-report.module.css';

/** Prints an incident's report instead of the page, however printing was started. */
export function usePrintedReport(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronous, because the browser captures the page as soon as this handler returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

export function PrintReport({ incident }: { incident: string }) {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute('data-prints-report', true);
    return () => void documentElement.toggleAttribute('data-prints-report', false);
  }, []);
  return createPortal(<Paper incident={incident} />, document.body);
}

export function Paper({ incident }: { incident: string }) {
  const { desk, store } = useDesk();
  const { lang, dir } = store.content;
  const report = reportOf(desk.shift, incident);
  return (
    <div className={css.paper} lang={lang} dir={dir}>
      {report && <Report report={report} />}
    </div>
  );
}

/** Rows that fit on the sheet, and those that a table takes besides; what does not fit is only counted: the log has it. */
const [ROWS, ROWS_OF_TABLE, MOST_TOLD] = [40, 1.6, 6];

function Report({ report }: { report: ReportContent }) {
  const { words } = useDesk();
  const labels = words.reports;
  const { debrief, messages, warnings } = report;
  const { incident, decisions, corridor } = debrief;
  const told = debrief.escalations.slice(0, MOST_TOLD);
  const tables = [debrief.steps, messages, warnings, debrief.findings, told].filter(({ length }) => length);
  const taken = tables.reduce((rows, { length }) => rows + length + ROWS_OF_TABLE, ROWS_OF_TABLE);
  const fit = Math.max(4, Math.floor(ROWS - taken));
  // A sentence about one more would take its place.
  const available = decisions.length === fit + 1 ? decisions.length : fit;
  const left = decisions.length - available;
  return (
    <article>
      <p>
        {words.name}. {fill(words.shiftTitle, { shift: report.shift })}, {report.date}.{' '}
        {fill(words.foot.seed, { seed: report.seed })}
      </p>
      <h1>{fill(labels.reportTitle, { incident: incident.id })}</h1>
      <p>
        <b>{incident.title}</b>, {incident.where}
      </p>
      <p>
        {debrief.summary}{' '}
        {corridor &&
          fill(labels.corridor, {
            with: durationText(corridor.with),
            without: durationText(corridor.without),
          })}
      </p>
      <dl>
        {debrief.figures.map(({ label, seconds }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{seconds === null ? words.none : durationText(seconds)}</dd>
          </div>
        ))}
      </dl>
      <Rows
        caption={
          words.incident.messages[messages.length] ??
          fill(words.incident.moreMessages, { count: messages.length })
        }
        rows={messages.map(({ at, source, text }) => [clockText(at), source, text])}
      />
      <Rows
        caption={labels.stepsTable}
        heads={[labels.step, labels.role, words.list.time, words.incident.used]}
        rows={debrief.steps.map((step) => [
          `${step.number}. ${step.what}`,
          words.roles[step.who],
          step.done === null ? words.none : clockText(step.done),
          usedWords(step, words),
        ])}
      />
      <Rows
        caption={labels.who}
        rows={decisions
          .slice(0, available)
          .map(({ at, who, person, what }) => [
            clockText(at),
            [who, person].filter(Boolean).join(', '),
            what,
          ])}
      />
      {left > 0 && <p>{fill(labels.moreRows, { count: left })}</p>}
      {debrief.findings.length > 0 && (
        <Rows
          caption={labels.how}
          rows={debrief.findings.map(({ at, row, text }) => [
            fill(labels.howRow, { time: clockText(at), row }),
            text,
          ])}
        />
      )}
      {debrief.escalations.length > 0 && (
        <Rows caption={labels.told} rows={debrief.escalations.map(({ at, what }) => [clockText(at), what])} />
      )}
      {warnings.length > 0 && (
        <Rows
          caption={words.list.warnings}
          rows={warnings.map(({ type, sent, headline }) => [clockText(sent), type, headline])}
        />
      )}
      <p>{labels.reportFoot}</p>
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
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
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
  const used = fill(words.incident.usedOf, {
    used: durationText(step.used),
    limit: durationText(step.limit),
  });
  const over = step.over > 0 ? [fill(words.incident.over, { time: durationText(step.over) })] : [];
  return [used, ...over, ...(step.outOfTurn ? [words.incident.outOfTurn] : [])].join(', ');
}
