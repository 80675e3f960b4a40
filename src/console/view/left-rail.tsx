import { CameraRows, OpenCamera } from './camera-rows.tsx';
import { useDesk } from './desk-context.ts';
import { IncidentRows } from './incident-rows.tsx';
import css from './left-rail.module.css';
import { UnitRows } from './unit-rows.tsx';

/** Incidents, units and cameras near the chosen incident; on a narrow window a drawer. */
export function LeftRail() {
  const { desk, words } = useDesk();
  const sees = desk.shift.role === 'operator' || desk.shift.role === 'supervisor';
  return (
    <aside className={css.rail} data-open={desk.drawer} aria-label={words.rail.label}>
      <IncidentRows />
      <UnitRows />
      {sees && (
        <>
          <OpenCamera />
          <CameraRows />
        </>
      )}
    </aside>
  );
}
