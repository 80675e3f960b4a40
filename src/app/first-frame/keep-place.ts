/* Language links keep the position on the page, before and after React has started. */
import { writeStored } from '../../ui/storage.ts';
import { languageKey } from '../language-key.ts';
import { onTheWayDown } from './early-input.ts';

/** Keeps fragment, selected case and search query. */
export function keepPlace(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[lang][hreflang]');
      if (!link) return;
      writeStored(languageKey, link.lang);
      // A link with a note goes to another page, which lacks this one's fragments.
      if (link.querySelector('small')) return;
      link.search = location.search;
      link.hash = location.hash;
    },
    onTheWayDown,
  );
}
