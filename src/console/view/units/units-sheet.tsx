import { fill } from '../../../ui/fill.ts';
import { mayBeDiverted } from '../../engine/acts-on-units.ts';
import { durationText } from '../../engine/duration-text.ts';
import type { Unit } from '../../engine/unit-types.ts';
import { SheetDialog } from '../parts/sheet.tsx';
import css from '../parts/sheet-rows.module.css';
import { useDesk } from '../state/desk-context.ts';
import { unitState } from '../text/sentences.ts';
import { routeForUnit, unitContent } from '../text/travel.ts';

/** Every unit can be requested; if it cannot go, the engine gives the reason. */
export function UnitsSheet() {
  const { store, desk, words } = useDesk();
  const { shift, chosen } = desk;
  const labels = words.decision.send;
  if (!chosen) return null;
  const diverts = (unit: Unit) => unit.incident !== null && unit.incident !== chosen && mayBeDiverted(unit);
  return (
    <SheetDialog title={fill(labels.otherTitle, { incident: chosen })} lead={labels.otherLead}>
      <ul className={css.rows}>
        {shift.units.map((unit) => {
          const travel = routeForUnit(shift, unit, chosen);
          return (
            <li key={unit.id}>
              <span>
                {unit.id} {unitContent(shift, unit).name}
                <em>
                  {diverts(unit) && `${fill(labels.diverts, { incident: unit.incident ?? '' })}. `}
                  {unitState(shift, unit, words)}
                </em>
              </span>
              <span>{travel ? durationText(travel.seconds) : words.none}</span>
              <button
                type="button"
                className={css.small}
                data-edge=""
                onClick={() =>
                  store.act({ kind: diverts(unit) ? 'divert' : 'send', unit: unit.id, incident: chosen })
                }
              >
                {fill(diverts(unit) ? labels.divert : labels.yes, { unit: unit.id })}
              </button>
            </li>
          );
        })}
      </ul>
    </SheetDialog>
  );
}
