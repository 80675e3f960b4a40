import { useDesk } from '../state/desk-context.ts';
import css from './map-controls.module.css';
import type { MapScene } from './scene.ts';
import { UnitMark } from './unit-mark.tsx';

/** Only the kinds of mark the map shows now. */
export function MapLegend({ scene }: { scene: MapScene }) {
  const { desk, words } = useDesk();
  const { legend } = words.map;
  const gauges = desk.shift.setting.city.gauges.filter(({ id }) => scene.gauges.some((one) => one.id === id));
  const kinds = [...new Set(scene.units.map(({ kind }) => kind))];
  const route = scene.routes[0];
  return (
    <ul className={css.legend}>
      {scene.cameras.length > 0 && (
        <li>
          <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
            <circle className={css.camera} r="4.5" />
          </svg>
          {legend.camera}
        </li>
      )}
      {gauges.length > 0 && (
        <li>
          <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
            <rect className={css.gauge} x="-4" y="-4" width="8" height="8" />
          </svg>
          {gauges.some(({ kind }) => kind === 'level') ? legend.gauge : legend.gas}
        </li>
      )}
      {kinds.map((kind) => (
        <li key={kind}>
          <UnitMark kind={kind} />
          {legend.units[kind]}
        </li>
      ))}
      {route && (
        <li>
          <svg width="28" height="6" aria-hidden="true">
            <path className={css.route} d="M2 3h26" />
          </svg>
          {route.sent ? legend.route : legend.ifSent}
        </li>
      )}
      {scene.diversions.length > 0 && (
        <li>
          <svg width="24" height="10" aria-hidden="true">
            <path className={css.diversion} d="M0 5h20" />
            <path className={css.arrow} d="M14 0l9 5-9 5z" />
          </svg>
          {legend.diversion}
        </li>
      )}
      {scene.closures.length > 0 && (
        <li>
          <svg width="10" height="18" viewBox="-5 -9 10 18" aria-hidden="true">
            <path className={css.bar} d="M-4-9h8v18h-8z" />
            <path className={css.stripe} d="M-4-4.5h8M-4 1h8M-4 6h8" />
          </svg>
          {legend.closed}
        </li>
      )}
    </ul>
  );
}
