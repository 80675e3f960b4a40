import type { UnitKind } from '../../../content/shifts/schema.ts';
import css from '../parts/marks.module.css';
import { unitShape } from './unit-shape.ts';

/** A unit as the map shows it, for lists and legend. */
export function UnitMark({ kind, sent = false }: { kind: UnitKind; sent?: boolean }) {
  return (
    <svg
      className={sent ? css.sent : css.unit}
      width="16"
      height="16"
      viewBox="-8 -8 16 16"
      aria-hidden="true"
    >
      <path fillRule="evenodd" d={unitShape(kind, 'free')} />
    </svg>
  );
}
