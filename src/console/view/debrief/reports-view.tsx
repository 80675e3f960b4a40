import { fill } from '../../../ui/fill.ts';
import { clockText } from '../../../ui/time-text.ts';
import { debriefOf } from '../../engine/debrief.ts';
import { durationText } from '../../engine/duration-text.ts';
import { incidentOf } from '../../engine/look.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { Finding } from '../../engine/view-types.ts';
import { useDesk } from '../state/desk-context.ts';
import type { DeskState } from '../state/desk-state.ts';
import { DebriefCurve } from './debrief-curve.tsx';
import { DebriefSteps } from './debrief-steps.tsx';
import { Replay } from './replay.tsx';
import css from './reports-view.module.css';

function ownIncidents({ incidents }: ShiftState) {
  return incidents.filter(({ background, state }) => !background && state !== 'joined');
}

/** The chosen incident, or the last one of this desk. */
export function reportedIncident({ shift, chosen }: DeskState): string | undefined {
  const own = ownIncidents(shift);
  return (own.find(({ id }) => id === chosen) ?? own.at(-1))?.id;
}

/** The debrief: what happened, compared with the procedure's limits. */
export function ReportsView() {
  const { store, desk, words } = useDesk();
  const labels = words.reports;
  const { shift } = desk;
  const own = ownIncidents(shift);
  const shown = reportedIncident(desk);
  const debrief = shown && debriefOf(shift, shown);
  if (!debrief) {
    return (
      <div className={css.reports}>
        <h2 className={css.title}>{labels.none}</h2>
        <p className={css.summary}>{labels.noneLead}</p>
      </div>
    );
  }
  const incident = incidentOf(shift, debrief.incident.id);
  const state = incident?.ended ? labels.closed : shift.signed === null ? labels.running : labels.handed;
  const line = fill(state, {
    incident: debrief.incident.id,
    time: clockText(incident?.ended ?? shift.signed ?? shift.now),
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={css.reports} tabIndex={0} aria-label={words.views.reports}>
      <p className={css.line}>
        {line}
        {own.length > 1 && (
          <label className={css.choose}>
            {labels.choose}
            <select value={debrief.incident.id} onChange={({ target }) => store.choose(target.value)}>
              {own.map(({ id }) => (
                <option key={id}>{id}</option>
              ))}
            </select>
          </label>
        )}
      </p>
      <h2 className={css.title}>{debrief.title}</h2>
      <p className={css.summary}>
        {debrief.summary}{' '}
        {debrief.corridor &&
          fill(labels.corridor, {
            with: durationText(debrief.corridor.with),
            without: durationText(debrief.corridor.without),
          })}
      </p>
      <dl className={css.facts}>
        {debrief.figures.map(({ label, seconds }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{seconds === null ? words.none : durationText(seconds)}</dd>
          </div>
        ))}
      </dl>
      {(incident?.ended || shift.over) && <Replay incident={debrief.incident.id} />}
      <Findings findings={debrief.findings} />
      {debrief.gauge && <DebriefCurve gauge={debrief.gauge} debrief={debrief} />}
      <DebriefSteps steps={debrief.steps} />
    </section>
  );
}

/** What the limits do not tell, each with its row in the log. */
function Findings({ findings }: { findings: readonly Finding[] }) {
  const { words } = useDesk();
  const labels = words.reports;
  if (findings.length === 0) return null;
  return (
    <section className={css.findings}>
      <h3>{labels.how}</h3>
      <ul>
        {findings.map(({ at, row, text }) => (
          <li key={`${row}${text}`}>
            {text} <span>{fill(labels.howRow, { time: clockText(at), row })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
