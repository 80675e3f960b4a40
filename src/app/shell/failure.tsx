import { type MouseEvent, useEffect, useRef } from 'react';
import type { StatusMessages } from '../../content/shell/schema.ts';
import { Link } from '../../ui/link.tsx';
import css from './failure.module.css';

interface FailureProps {
  message: string;
  labels: Pick<StatusMessages, 'tryAgain' | 'loadAsDocument' | 'home'>;
  href: string;
  onRetry: () => void;
}

const reload = (event: MouseEvent) => {
  event.preventDefault();
  location.reload();
};

/** Replaces a page whose script did not load, or whose view has thrown. */
export function Failure({ message, labels, href, onRetry }: FailureProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // Whatever had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={`on-ink ${css.failure}`}>
      <div className="wrap">
        <h1 ref={title} className={css.title} tabIndex={-1}>
          {message}
        </h1>
        <p className={css.ways}>
          <button type="button" className={css.retry} onClick={onRetry}>
            {labels.tryAgain}
          </button>
          {/* The address bar already names the page: reloading loads it as a document. */}
          <a href={href} onClick={reload}>
            {labels.loadAsDocument}
          </a>
          <Link href="page:home">{labels.home}</Link>
        </p>
      </div>
    </div>
  );
}
