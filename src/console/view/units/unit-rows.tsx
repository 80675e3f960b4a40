import { fill } from '../../../ui/fill.ts';
import { durationText } from '../../engine/duration-text.ts';
import { UnitMark } from '../map/unit-mark.tsx';
import css from '../parts/rail-rows.module.css';
import { useDesk } from '../state/desk-context.ts';
import { unitState } from '../text/sentences.ts';
import { unitContent, unitTime } from '../text/travel.ts';

export function UnitRows() {
  const { desk, words } = useDesk();
  const { shift, chosen, fieldUnit } = desk;
  // A crew sees only itself; other roles see all units.
  const seen = shift.role === 'field' ? shift.units.filter(({ id }) => id === fieldUnit) : shift.units;
  return (
    <section className={css.part}>
      <div className={css.head}>
        <h2>{words.rail.units}</h2>
        <span className={css.aside}>{chosen && fill(words.rail.timeTo, { incident: chosen })}</span>
      </div>
      <ul>
        {seen.map((unit) => {
          const time = unitTime(shift, unit, chosen);
          const sent = unit.incident !== null && unit.incident === chosen;
          return (
            <li key={unit.id} className={css.unit} data-sent={sent || undefined}>
              <UnitMark kind={unit.kind} sent={sent} />
              <span className={css.id}>{unit.id}</span>
              <span className={css.kind}>
                {unitContent(shift, unit).name}
                <em>{unitState(shift, unit, words)}</em>
              </span>
              <span className={css.time}>
                {time === 'here' ? words.unit['on-site'] : time === null ? words.none : durationText(time)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
