import type { Messages } from '../../content/shell/schema.ts';
import css from './saved-copy.module.css';

/** Says that the page came from the visitor's own machine; the service worker's mark lets it show, and says why. */
export function SavedCopy({ messages }: { messages: Messages }) {
  return (
    <aside className={css.notice} aria-label={messages.savedCopy} hidden>
      <span data-reason="offline">{messages.savedCopy}</span>
      <span data-reason="unanswered">{messages.savedCopyUnanswered}</span>
    </aside>
  );
}
