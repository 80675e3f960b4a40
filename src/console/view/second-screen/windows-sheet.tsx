import type { RoleId } from '../../../content/shifts/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { personAt } from '../../engine/seats.ts';
import { SheetDialog } from '../parts/sheet.tsx';
import css from '../parts/sheet-rows.module.css';
import { useDesk } from '../state/desk-context.ts';

const roles: readonly RoleId[] = ['operator', 'supervisor', 'field', 'commissioner'];

/** The desk's windows and their roles, and links to open another. */
export function WindowsSheet() {
  const { store, desk, words } = useDesk();
  const { shift } = desk;
  const labels = words.windows;
  return (
    <SheetDialog title={labels.title} lead={labels.lead}>
      <ul className={css.rows}>
        {roles.map((role) => {
          const seated = shift.seats.filter((one) => one.role === role);
          const people = [
            ...(shift.role === role ? [labels.here] : []),
            ...seated.map(({ seat }) => fill(labels.at, { person: personAt(shift, seat) })),
          ];
          const name = <span className="visually-hidden">{` ${words.roles[role]}`}</span>;
          return (
            <li key={role}>
              <span>
                {words.roles[role]}
                <em>{people.join('; ') || labels.nobody}</em>
              </span>
              <button type="button" className={css.small} data-edge="" onClick={() => store.openRole(role)}>
                {labels.openOne}
                {name}
              </button>
              <button
                type="button"
                className={css.small}
                data-edge=""
                onClick={() => void store.copyLink(role)}
              >
                {labels.copy}
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </SheetDialog>
  );
}
