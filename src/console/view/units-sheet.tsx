import { fill } from '../../ui/fill.ts';
import { useDesk } from './desk-context.ts';
import { span } from './format.ts';
import { unitState } from './sentences.ts';
import { Sheet } from './sheet.tsx';
import css from './sheet-rows.module.css';
import { unitContent, wayTo } from './ways.ts';

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
