import { useEffect, useRef } from 'react';
import type { StartWords } from '../../../content/run-a-shift/schema.ts';
import { isUnmetered } from '../../../ui/connection.ts';
import { Link } from '../../../ui/link.tsx';
import { useDeskHost } from './desk-host.tsx';
import css from './desk-in-place.module.css';

/**
 * On the flagship's page: a click replaces the drawing by the working desk, or covers a small window with it. Without
 * scripts it is a link to the page that shows the same shift in five steps.
 */
export function DeskInPlace({ words }: { words: StartWords }) {
  const { open, warm, state, shown } = useDeskHost(words, false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => fetchWhenNear(place.current, warm), [warm]);
  return (
    <div ref={place} className={css.place} data-screen="" data-desk={state}>
      <p className={css.start}>
        <Link
          href="page:run-a-shift"
          className={css.button}
          data-edge=""
          onPointerEnter={warm}
          onFocus={warm}
          onTouchStart={warm}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            const wide = matchMedia('(width >= 62rem)').matches;
            open({ look: wide ? 'embedded' : 'full', fragment: '', begin: words.pictured });
          }}
        >
          {words.title}
        </Link>
        <span>{words.lead}</span>
      </p>
      {shown}
    </div>
  );
}

/** Prefetches once the visitor has scrolled near, the page is idle and data saving is off. */
function fetchWhenNear(place: HTMLElement | null, fetchAhead: () => void): (() => void) | undefined {
  if (!place || !isUnmetered()) return undefined;
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAhead);
      else setTimeout(fetchAhead, 1000);
    },
    { rootMargin: '50% 0%' },
  );
  const watch = () => near.observe(place);
  addEventListener('scroll', watch, { once: true, passive: true });
  return () => {
    removeEventListener('scroll', watch);
    near.disconnect();
  };
}
