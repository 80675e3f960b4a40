import { useState } from 'react';
import { fill } from '../../../ui/fill.ts';
import { Icon } from '../../../ui/icon.tsx';
import { clockText } from '../../../ui/time-text.ts';
import { debriefOf } from '../../engine/debrief.ts';
import type { Debrief } from '../../engine/view-types.ts';
import { downloadLog, downloadWarning } from '../files/downloads.ts';
import { PrintReport, usePrintedReport } from '../files/print-report.tsx';
import answer from '../parts/answers.module.css';
import { ReportMark } from '../parts/marks.tsx';
import { useDesk } from '../state/desk-context.ts';
import { freshShift, settingOf } from '../state/open-shift.ts';
import css from './reports-rail.module.css';

/** Beside the debrief: the decisions, downloads, and the next shift. */
export function ReportsRail({ incident }: { incident: string }) {
  const { desk, words } = useDesk();
  const debrief = debriefOf(desk.shift, incident);
  if (!debrief) return null;
  const labels = words.reports;
  return (
    <section className={css.rail} aria-label={words.incident.label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={css.scroll} tabIndex={0} aria-label={labels.who}>
        <div className={css.head}>
          <h2>{labels.who}</h2>
          <span>{fill(labels.rows, { count: debrief.rows })}</span>
        </div>
        <ol className={css.decisions}>
          {debrief.decisions.map(({ at, who, what }) => (
            <li key={`${at}${what}`}>
              <time>{clockText(at)}</time>
              <b>{who}</b>
              <span>{what}</span>
            </li>
          ))}
        </ol>
        <Downloads debrief={debrief} />
      </section>
      <NextShift />
    </section>
  );
}

function Downloads({ debrief }: { debrief: Debrief }) {
  const { store, desk, words } = useDesk();
  const { setting, signed } = desk.shift;
  const isPrinting = usePrintedReport();
  const labels = words.reports;
  const warning = desk.shift.warnings.findLast((one) => one.incident === debrief.incident.id);
  return (
    <>
      <div className={css.head}>
        <h2>{labels.take}</h2>
      </div>
      {isPrinting && <PrintReport incident={debrief.incident.id} />}
      <div className={css.take}>
        <button type="button" onClick={() => print()}>
          <Icon name="printer" size={18} />
          {labels.print}
          <span>{labels.oneSheet}</span>
        </button>
        {!setting.shift.endless && !store.follows && (
          <button type="button" onClick={() => store.open({ kind: 'handover' })}>
            <Icon name="clipboard-check" size={18} />
            {words.handover.open}
            <span>{signed === null ? words.handover.sign : clockText(signed)}</span>
          </button>
        )}
        <button type="button" onClick={() => downloadLog(desk.shift)}>
          <Icon name="table" size={18} />
          {labels.csv}
          <span>{fill(labels.csvRows, { count: desk.shift.log.length })}</span>
        </button>
        {warning?.issued.map((issued) => (
          <button
            key={issued.number}
            type="button"
            onClick={() => downloadWarning(desk.shift, warning, issued)}
          >
            <Icon name="radio" size={18} />
            {labels.cap[issued.over && issued.type === 'Update' ? 'over' : issued.type]}
            <span>{fill(labels.capFile, { time: clockText(issued.sent) })}</span>
          </button>
        ))}
      </div>
    </>
  );
}

function NextShift() {
  const { store, desk, words } = useDesk();
  const { shifts } = store.content;
  const at = shifts.findIndex(({ id }) => id === desk.shift.setting.shift.id);
  const others = shifts.filter((_, index) => index !== at);
  const [chosen, setChosen] = useState(shifts[(at + 1) % shifts.length]?.id ?? '');
  const [seed, setSeed] = useState('');
  const labels = words.reports;
  const start = (id: string, own?: number) => {
    const setting = settingOf(store.content, id);
    if (setting) store.begin(freshShift(setting, own));
  };
  const endless = shifts.find(({ id }) => id === chosen)?.endless !== undefined;
  if (store.second) return null;
  return (
    <div className={css.next}>
      <fieldset>
        <legend>{labels.next}</legend>
        {others.map(({ id, name, length, endless: own }) => (
          <label key={id} data-chosen={id === chosen || undefined}>
            <input type="radio" name="next" checked={id === chosen} onChange={() => setChosen(id)} />
            <ReportMark sent={id === chosen} />
            {own ? words.opening.endless : name}
            <span>{own ? words.opening.endlessLength : length}</span>
          </label>
        ))}
      </fieldset>
      {endless && (
        <label className={css.seed}>
          {words.opening.seed}
          <input
            inputMode="numeric"
            maxLength={6}
            value={seed}
            onChange={({ target }) => setSeed(target.value.replace(/\D/g, ''))}
          />
        </label>
      )}
      <div className={`${css.answers} ${answer.answers}`}>
        <button
          type="button"
          className={answer.yes}
          onClick={() => start(chosen, seed ? Number(seed) : undefined)}
        >
          {labels.start}
        </button>
        <button
          type="button"
          className={answer.no}
          onClick={() => start(desk.shift.setting.shift.id, desk.shift.seed)}
        >
          {labels.again}
        </button>
      </div>
    </div>
  );
}
