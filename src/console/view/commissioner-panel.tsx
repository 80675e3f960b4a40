import type { DeskWords } from '../../content/desk.ts';
import { fill } from '../../ui/fill.ts';
import { stepsOf } from '../engine/look.ts';
import type { Incident, State } from '../engine/types.ts';
import { useDesk } from './desk-context.ts';
import { shortTime } from './format.ts';
import css from './role-panels.module.css';
import { currentStep, incidentLine, lowerFirst } from './sentences.ts';

/** What is open, where, and whether the limits hold. No live video, no callers. */
export function CommissionerPanel() {
  const { desk, words } = useDesk();
  const { shift } = desk;
  const said = words.commissioner;
  const open = shift.incidents.filter(({ state }) => state === 'proposed' || state === 'confirmed');
  const closed = shift.closures.filter(({ until }) => until === null);
  const waits = open.some((incident) => currentStep(stepsOf(shift, incident.id))?.who === 'commissioner');
  const limits = shift.incidents
    .flatMap(({ id }) => stepsOf(shift, id))
    .filter((step) => step.limit !== null && step.done !== null);
  const met = limits.filter((step) => step.over === 0).length;
  const warning = shift.warnings.at(-1);
  return (
    <div className={css.panel}>
      <header className={css.head}>
        <h2 className={css.title}>
          {said.open[open.length] ?? fill(said.openMore, { count: open.length })}{' '}
          {said.closed[closed.length] ?? fill(said.closedMore, { count: closed.length })}
        </h2>
        <p className={css.lead}>{waits ? said.waits : said.noneWaits}</p>
      </header>
      <dl className={css.facts}>
        {open.map((incident) => (
          <div key={incident.id}>
            <dt>{fill(said.ward, { ward: incident.ward, place: incident.place })}</dt>
            <dd>{placeLine(shift, incident, words)}</dd>
          </div>
        ))}
        <div>
          <dt>{said.warning}</dt>
          <dd>
            {warning ? lowerFirst(words.warning.states[warning.state].split(', ')[1] ?? '') : said.noWarning}
          </dd>
        </div>
        <div>
          <dt>{said.limits}</dt>
          <dd>{fill(said.met, { met, count: limits.length })}</dd>
        </div>
      </dl>
      <p className={css.sees}>{words.camera.roleSees}</p>
    </div>
  );
}

function placeLine(shift: State, incident: Incident, words: DeskWords): string {
  const closure = shift.closures.find((one) => one.incident === incident.id && one.until === null);
  if (closure) return fill(words.list.closedSince, { time: shortTime(closure.since) });
  return incidentLine(shift, incident, words);
}
