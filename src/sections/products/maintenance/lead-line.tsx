import css from './lead-line.module.css';
import { angleOf, point, trackOf } from './ring-geometry.ts';
import type { Visit } from './schedule.ts';

interface LeadLineProps {
  due: Visit[];
  chosen: Visit | undefined;
  /** The shown day. */
  day: number;
}

/** Offset of the first order and height of a row in the list, in sixteenths of a rem. */
const first = 71;
const apart = 30;

/**
 * A line from the selected work order to its mark on the ring; none for an unlisted order. Horizontally it scales with
 * the ring, vertically with the list.
 */
export function LeadLine({ due, chosen, day }: LeadLineProps) {
  const row = due.findIndex((visit) => visit.track === chosen?.track && visit.day === chosen.day);
  if (!chosen || row === -1) return null;
  const [x, y] = point(trackOf(chosen.track) + 7, 180 + angleOf(chosen.day - day));
  return (
    <>
      <svg
        className={css.below}
        data-screen=""
        viewBox="-520 0 1040 320"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {/* Its end lies under the order's dark row. */}
        <path d={`M${x} 0V${first + row * apart}H-760`} />
      </svg>
      <svg
        className={css.above}
        data-drawing="ink"
        data-screen=""
        viewBox="-520 -520 1040 520"
        aria-hidden="true"
      >
        <path d={`M${x} 0V${Math.min(0, y + 8)}`} />
      </svg>
    </>
  );
}
