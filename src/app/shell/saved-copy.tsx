import messages from '../../content/messages.ts';
import css from './saved-copy.module.css';

/** Says that the page came from the visitor's own machine; the service worker's mark lets it show. */
export function SavedCopy() {
  return (
    <p className={css.notice} hidden>
      {messages.savedCopy}
    </p>
  );
}
