import { IncidentRows } from '../incident/incident-rows.tsx';
import css from '../parts/rail-rows.module.css';
import { useDesk } from '../state/desk-context.ts';
import { UnitRows } from '../units/unit-rows.tsx';
import { CameraRows, OpenCamera } from '../video/camera-rows.tsx';

/** Incidents, units and cameras near the selected incident; a drawer in narrow windows, units only when embedded. */
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
