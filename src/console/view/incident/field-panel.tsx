import type { DeskWords } from '../../../content/desk.ts';
import { fill } from '../../../ui/fill.ts';
import { durationText } from '../../engine/duration-text.ts';
import { fieldReports } from '../../engine/field-reports.ts';
import { incidentOf } from '../../engine/look.ts';
import { gaugeValue } from '../../engine/readings.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { Unit } from '../../engine/unit-types.ts';
import answer from '../parts/answers.module.css';
import { useDesk } from '../state/desk-context.ts';
import { unitContent } from '../text/travel.ts';
import css from './role-panels.module.css';
import { nextTurn } from './turns.ts';

/** The crew's task, its route, and what it can report. No cameras, no caller data. */
export function FieldPanel() {
  const { store, desk, words } = useDesk();
  const { shift } = desk;
  const labels = words.field;
  const unit = shift.units.find(({ id }) => id === desk.fieldUnit) ?? shift.units[0];
  if (!unit) return null;
  const away = unit.trip ? unit.trip.arrives - shift.now : 0;
  const reports = store.second ? [] : fieldReports(shift, unit);
  return (
    <div className={css.panel}>
      <header className={css.head}>
        <label className={css.choose}>
          {labels.choose}
          <select value={unit.id} onChange={({ target }) => store.set({ fieldUnit: target.value })}>
            {shift.units.map(({ id }) => (
              <option key={id} value={id}>
                {fill(labels.title, { unit: id })}
              </option>
            ))}
          </select>
        </label>
        <h2 className={css.title}>{taskTitle(shift, unit, words)}</h2>
        <p className={css.lead}>{taskLead(shift, unit, words)}</p>
      </header>
      <p className={css.sees}>{labels.sees}</p>
      {reports.length > 0 && (
        <div className={css.reports}>
          {reports.map((report) => (
            <button
              key={report}
              type="button"
              className={report === 'help' ? answer.no : `${css.main} ${answer.yes}`}
              onClick={() => store.act({ kind: 'report', unit: unit.id, report })}
            >
              {labels.reports[report]}
              {report === 'on-site' && away > 0 && (
                <span>{fill(labels.away, { time: durationText(away) })}</span>
              )}
            </button>
          ))}
        </div>
      )}
      {desk.refused && <p className={css.sees}>{fill(words.decision.refused, { why: desk.refused })}</p>}
    </div>
  );
}

function taskTitle(shift: ShiftState, unit: Unit, { field: labels }: DeskWords): string {
  const base = unitContent(shift, unit).base;
  if (shift.over) return labels.over;
  if (!unit.incident) return fill(labels.noTask, { unit: unit.id, base });
  if (!unit.trip) return fill(labels.arrived, { place: incidentOf(shift, unit.incident)?.place ?? '' });
  if (shift.now < unit.trip.leaves) {
    const street = unit.trip.route.legs[0]?.name ?? base;
    return fill(labels.turnOut, { time: durationText(unit.trip.leaves - shift.now), street });
  }
  const next = nextTurn(unit.trip, shift.now);
  return next.turn
    ? fill(labels.into, { turn: labels.turns[next.turn], street: next.street, metres: next.metres })
    : fill(labels.on, { street: next.street, metres: next.metres });
}

function taskLead(shift: ShiftState, unit: Unit, words: DeskWords): string {
  const labels = words.field;
  const incident = incidentOf(shift, unit.incident);
  if (shift.over) return labels.overLead;
  if (!incident) return labels.noTaskLead;
  if (unit.trip?.home) return fill(labels.backLead, { base: unitContent(shift, unit).base });
  const site = shift.setting.shift.sites.find(({ id }) => id === incident.site);
  const gauge = shift.setting.city.gauges.find(({ id }) => id === site?.gauge);
  const reading = gauge
    ? fill(labels.depth, { value: Math.round(gaugeValue(shift, gauge.id)), unit: gauge.unit })
    : '';
  const closed = shift.closures.some((one) => one.incident === incident.id && one.until === null);
  const last = unit.trip?.route.legs.at(-1)?.to ?? unit.spot;
  const point = site?.access.findIndex(({ r, a }) => r === last.r && (a - last.a) % 360 === 0) ?? -1;
  const stop = site?.stops?.[point] ?? labels.stopHere;
  return [fill(labels.stop, { stop, reading }), closed ? labels.closed : ''].filter(Boolean).join(' ');
}
