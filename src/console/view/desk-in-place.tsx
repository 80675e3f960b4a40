import type { StartWords } from '../../content/schema.ts';
import { Link } from '../../ui/link.tsx';
import { useDeskHost } from './desk-host.tsx';
import css from './desk-in-place.module.css';

/**
 * On the flagship's page: a press puts the working desk where its drawing stands, or over the whole of a small
 * window. Without scripts it is a link to the page that shows the same shift in five steps.
 */
export function DeskInPlace({ words }: { words: StartWords }) {
  const { open, warm, state, shown } = useDeskHost(words, false);
  return (
    <div className={css.place} data-desk={state}>
      <p className={css.start}>
        <Link
          href="page:run-a-shift"
          className={css.button}
          onPointerEnter={warm}
          onFocus={warm}
          onTouchStart={warm}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            const wide = matchMedia('(width >= 64rem)').matches;
            open({ look: wide ? 'embedded' : 'full', fragment: '' });
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
