import { fill } from '../../../ui/fill.ts';
import css from '../parts/rail-rows.module.css';
import { useDesk } from '../state/desk-context.ts';
import { incidentLine, waitingCount } from '../text/sentences.ts';

export function IncidentRows() {
  const { store, desk, words } = useDesk();
  const { shift, chosen } = desk;
  const task = shift.units.find(({ id }) => id === desk.fieldUnit)?.incident;
  const seen = shift.role === 'field' ? shift.incidents.filter(({ id }) => id === task) : shift.incidents;
  const waiting = waitingCount(shift);
  const reads = shift.role === 'operator' || shift.role === 'supervisor';
  const pending = reads
    ? shift.messages.filter(({ state, logOnly }) => state === 'pending' && !logOnly).length
    : 0;
  return (
    <section className={css.part}>
      <div className={css.head}>
        <h2>{words.rail.incidents}</h2>
        <span className={css.aside}>
          {waiting === 0
            ? words.rail.noneWait
            : fill(waiting === 1 ? words.rail.waits : words.rail.wait, { count: waiting })}
        </span>
      </div>
      <ul>
        {seen.toReversed().map((incident) => (
          <li key={incident.id}>
            <button
              type="button"
              className={css.incident}
              aria-pressed={incident.id === chosen}
              onClick={() => store.choose(incident.id)}
            >
              <span className={css.what}>
                {incident.id} {incident.title}
              </span>
              <span className={css.state}>{incidentLine(shift, incident, words)}</span>
            </button>
          </li>
        ))}
        {pending > 0 && (
          <li>
            <button
              type="button"
              className={css.incident}
              aria-pressed={chosen === null}
              onClick={() => store.choose(null)}
            >
              <span className={css.what}>
                {pending === 1 ? words.rail.pendingOne : fill(words.rail.pending, { count: pending })}
              </span>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
