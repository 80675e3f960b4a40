import type { MouseEvent } from 'react';
import type { Messages } from '../../content/schema.ts';
import css from './load-failure.module.css';

interface LoadFailureProps {
  message: string;
  labels: Pick<Messages, 'tryAgain' | 'loadAsDocument'>;
  href: string;
  onRetry: () => void;
}

const reload = (event: MouseEvent) => {
  event.preventDefault();
  location.reload();
};

/** Stands in the page's place when its script did not arrive. */
export function LoadFailure({ message, labels, href, onRetry }: LoadFailureProps) {
  return (
    <div className={`on-ink ${css.failure}`}>
      <div className="wrap">
        <h1 className={css.title} tabIndex={-1}>
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
        </p>
      </div>
    </div>
  );
}
