/* Small marks: a unit, the steps of a procedure, the product's logo. */
import { byInitial, markShape } from '../../../ui/mark-shape.ts';
import css from './marks.module.css';

/** The mark of a unit in the list of reports. */
export function ReportMark({ sent = false }: { sent?: boolean }) {
  return (
    <svg
      className={sent ? css.sent : css.unit}
      width="14"
      height="14"
      viewBox="-8 -8 16 16"
      aria-hidden="true"
    >
      <path d={markShape(-6, -7.5, 12.5, 15)} />
    </svg>
  );
}

/** A control room in plan: the logo in one colour under the initial D, else a ring. Only what waits for a decision is marigold. */
export function RoomMark({ size = 19 }: { size?: number }) {
  return (
    <svg className={css.room} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path d={byInitial(plans)} />
    </svg>
  );
}

const plans = {
  round: 'M3 1h7.5v46H3zM14 1a23 23 0 0 1 0 46v-7.5a15.5 15.5 0 0 0 0-31zM14 14.5a9.5 9.5 0 0 1 0 19z',
  square:
    'M7 18a17 17 0 0 1 34 0v12a17 17 0 0 1-34 0zM14.5 18v12a9.5 9.5 0 0 0 19 0V18a9.5 9.5 0 0 0-19 0zM21 17a7 7 0 0 1 0 14z',
};

export type StepLook = 'done' | 'current' | 'other' | 'next' | 'skipped';

export function StepMark({ look }: { look: StepLook }) {
  return (
    <svg className={css[look]} width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
      {look === 'done' && (
        <>
          <circle r="7.5" />
          <path d="M-3.5 0l2.5 2.7 4.5-5" />
        </>
      )}
      {look === 'current' && <path d={markShape(-6, -8.5, 14, 17)} />}
      {look === 'other' && <path d={markShape(-5, -7, 11, 14)} />}
      {(look === 'next' || look === 'skipped') && <circle r="6.5" />}
    </svg>
  );
}
