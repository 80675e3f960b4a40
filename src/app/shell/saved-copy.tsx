import type { StatusMessages } from '../../content/shell/schema.ts';
import css from './saved-copy.module.css';

/** Notes that the page is a cached copy; shown by an attribute that the service worker sets to the reason. */
export function SavedCopy({ messages }: { messages: StatusMessages }) {
  return (
    <aside className={css.notice} aria-label={messages.savedCopy} hidden>
      <span data-reason="offline">{messages.savedCopy}</span>
      <span data-reason="unanswered">{messages.savedCopyUnanswered}</span>
    </aside>
  );
}
