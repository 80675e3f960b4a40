import { type ReactNode, useEffect, useRef } from 'react';
import type { ContactPage } from '../../content/company/schema.ts';
import css from './nothing-sent.module.css';

type NothingSentProps = ContactPage['form']['notSent'] & {
  onClear: () => void;
  /** The next step. */
  children: ReactNode;
};

/** Replaces the buttons after a submit without an endpoint, and takes the focus. */
export function NothingSent({ title, text, clear, onClear, children }: NothingSentProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <div ref={notice} className={css.notice} role="status" tabIndex={-1}>
      <p className={css.title}>{title}</p>
      <p>{text}</p>
      <div className={css.ways}>
        {children}
        <button type="button" className={css.clear} onClick={onClear}>
          {clear}
        </button>
      </div>
    </div>
  );
}
