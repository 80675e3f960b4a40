import { CameraRows, OpenCamera } from './camera-rows.tsx';
import { useDesk } from './desk-context.ts';
import { IncidentRows } from './incident-rows.tsx';
import css from './left-rail.module.css';
import { UnitRows } from './unit-rows.tsx';

/** Incidents, units and cameras near the chosen incident; on a narrow window a drawer. Inside a page: units only. */
export function LeftRail() {
  const { desk, words, look } = useDesk();
  const whole = look === 'full';
  const sees = desk.shift.role === 'operator' || desk.shift.role === 'supervisor';
  return (
    <aside className={css.rail} data-open={desk.drawer} aria-label={words.rail.label}>
      {whole && <IncidentRows />}
      <UnitRows />
      {sees && <OpenCamera />}
      {sees && whole && <CameraRows />}
    </aside>
  );
}
