/* Small marks: a unit, the steps of a procedure, the product's logo. */
import css from './marks.module.css';

/** The brand's D. */
export function DMark({ sent = false }: { sent?: boolean }) {
  return (
    <svg
      className={sent ? css.sent : css.unit}
      width="14"
      height="14"
      viewBox="-8 -8 16 16"
      aria-hidden="true"
    >
      <path d="M-6-7.5h5a7.5 7.5 0 0 1 0 15h-5z" />
    </svg>
  );
}

/** The logo in one colour: on the desk only what waits for a decision is marigold. */
export function RoomMark({ size = 19 }: { size?: number }) {
  return (
    <svg className={css.room} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M3 1h7.5v46H3zM14 1a23 23 0 0 1 0 46v-7.5a15.5 15.5 0 0 0 0-31zM14 14.5a9.5 9.5 0 0 1 0 19z" />
    </svg>
  );
}

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
      {look === 'current' && <path d="M-6-8.5h5.5a8.5 8.5 0 0 1 0 17H-6z" />}
      {look === 'other' && <path d="M-5-7h4a7 7 0 0 1 0 14h-4z" />}
      {(look === 'next' || look === 'skipped') && <circle r="6.5" />}
    </svg>
  );
}
