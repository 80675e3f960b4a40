import type { RoleId } from '../../../content/shifts/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { Icon } from '../../../ui/icon.tsx';
import { heldElsewhere, personAt } from '../../engine/seats.ts';
import { RoomMark } from '../parts/marks.tsx';
import { SecondScreenButton } from '../second-screen/second-screen-button.tsx';
import { useDesk } from '../state/desk-context.ts';
import { Clock } from './clock.tsx';
import css from './top-bar.module.css';
import { ViewTabs } from './view-tabs.tsx';

export function TopBar() {
  const { store, desk, words } = useDesk();
  return (
    <header className={css.bar}>
      <div className={css.brand}>
        <RoomMark />
        <span className={css.name}>{words.name}</span>
        <span className={css.shift}>{fill(words.shiftTitle, { shift: desk.shift.setting.shift.name })}</span>
      </div>
      <button
        type="button"
        className={css.more}
        aria-label={words.foot.label}
        onClick={() => store.open({ kind: 'more' })}
      >
        <RoomMark size={20} />
      </button>
      <button
        type="button"
        className={css.drawer}
        aria-expanded={desk.drawer}
        onClick={() => store.set({ drawer: !desk.drawer })}
      >
        <Icon name="menu" size={18} />
        <span className="visually-hidden">{words.rail.drawer}</span>
      </button>
      <ViewTabs className={css.tabs} />
      <Clock />
      <RoleChoice />
      <SecondScreenButton className={css.second} />
    </header>
  );
}

const roles: readonly RoleId[] = ['operator', 'supervisor', 'field', 'commissioner'];

/** Changing the role is an act like any other: it is logged and takes no time. */
function RoleChoice() {
  const { store, desk, words } = useDesk();
  const { shift } = desk;
  if (store.seatedAs) {
    const seat = shift.seats.find(({ role }) => role === store.seatedAs)?.seat;
    return (
      <p className={css.role}>
        {words.roles[store.seatedAs]}
        {seat !== undefined && <span className={css.roleWord}>{personAt(shift, seat)}</span>}
      </p>
    );
  }
  return (
    <label className={css.role}>
      <span className={css.roleWord}>{words.roles.label}</span>
      <select
        aria-label={words.roles.label}
        value={shift.role}
        onChange={({ target }) => store.perform({ kind: 'role', role: target.value as RoleId })}
      >
        {roles.map((role) => (
          <option key={role} value={role} disabled={heldElsewhere(shift, role, 0) !== undefined}>
            {words.roles[role]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </label>
  );
}
