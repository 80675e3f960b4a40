import { fill } from '../../../ui/fill.ts';
import { span } from '../../engine/time-text.ts';
import { Sheet } from '../parts/sheet.tsx';
import css from '../parts/sheet-rows.module.css';
import { useDesk } from '../state/desk-context.ts';
import { unitState } from '../text/sentences.ts';
import { unitContent, wayTo } from '../text/ways.ts';

/** Every unit may be asked for; the engine says why one cannot go. */
export function UnitsSheet() {
  const { store, desk, words } = useDesk();
  const { shift, chosen } = desk;
  const said = words.decision.send;
  if (!chosen) return null;
  return (
    <Sheet title={fill(said.otherTitle, { incident: chosen })} lead={said.otherLead}>
      <ul className={css.rows}>
        {shift.units.map((unit) => {
          const way = wayTo(shift, unit, chosen);
          return (
            <li key={unit.id}>
              <span>
                {unit.id} {unitContent(shift, unit).name}
                <em>{unitState(shift, unit, words)}</em>
              </span>
              <span>{way ? span(way.seconds) : words.none}</span>
              <button
                type="button"
                className={css.small}
                onClick={() => store.act({ kind: 'send', unit: unit.id, incident: chosen })}
              >
                {fill(said.yes, { unit: unit.id })}
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
