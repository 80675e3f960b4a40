import type { DeskWords } from '../../../content/desk.ts';
import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { limitsMet } from '../../engine/debrief.ts';
import type { Incident } from '../../engine/incident-types.ts';
import { stepsOf } from '../../engine/look.ts';
import type { ShiftState } from '../../engine/types.ts';
import { useDesk } from '../state/desk-context.ts';
import { currentStep, incidentLine } from '../text/sentences.ts';
import { unitContent } from '../text/travel.ts';
import css from './role-panels.module.css';

/** Open incidents, their places, and limits met. No live video, no caller data. */
export function CommissionerPanel() {
  const { desk, words } = useDesk();
  const { shift } = desk;
  const labels = words.commissioner;
  const open = shift.incidents.filter(({ state }) => state === 'proposed' || state === 'confirmed');
  const closed = shift.closures.filter(({ until }) => until === null);
  const waits = open.some((incident) => currentStep(stepsOf(shift, incident.id))?.who === 'commissioner');
  const { met, limits } = limitsMet(shift);
  const coming = shift.units.filter(({ trip, incident }) => trip && !trip.home && incident);
  const warning = shift.warnings.at(-1);
  return (
    <div className={css.panel}>
      <header className={css.head}>
        <h2 className={css.title}>
          {labels.open[open.length] ?? fill(labels.openMore, { count: open.length })}{' '}
          {labels.closed[closed.length] ?? fill(labels.closedMore, { count: closed.length })}
        </h2>
        <p className={css.lead}>{waits ? labels.waits : labels.noneWaits}</p>
      </header>
      <dl className={css.facts}>
        {open.map((incident) => (
          <div key={incident.id}>
            <dt>{fill(labels.ward, { ward: incident.ward, place: incident.place })}</dt>
            <dd>{placeLine(shift, incident, words)}</dd>
          </div>
        ))}
        {coming.map((unit) => (
          <div key={unit.id}>
            <dt>{unitContent(shift, unit).name}</dt>
            <dd>
              {fill(labels.away, { count: Math.ceil(((unit.trip?.arrives ?? shift.now) - shift.now) / 60) })}
            </dd>
          </div>
        ))}
        <div>
          <dt>{labels.warning}</dt>
          <dd>{warning ? labels.warningStates[warning.state] : labels.noWarning}</dd>
        </div>
        <div>
          <dt>{labels.limits}</dt>
          <dd>{fill(labels.met, { met, count: limits })}</dd>
        </div>
      </dl>
      <p className={css.sees}>{words.camera.roleSees}</p>
    </div>
  );
}

function placeLine(shift: ShiftState, incident: Incident, words: DeskWords): string {
  const closure = shift.closures.find((one) => one.incident === incident.id && one.until === null);
  if (closure) return fill(words.list.closedSince, { time: timeOfDay(closure.since / 60) });
  return incidentLine(shift, incident, words);
}
