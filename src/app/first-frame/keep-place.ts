/* The languages lead to the same place of the page, whether or not React has started. */
import { writeStored } from '../../ui/storage.ts';
import { languageKey } from '../language-key.ts';
import { onTheWayDown } from './early-input.ts';

/** Takes along what the address says of the page: fragment, chosen case, what was searched for. */
export function keepPlace(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[lang][hreflang]');
      if (!link) return;
      writeStored(languageKey, link.lang);
      // With a note it leads to another page, where this one's places are not.
      if (link.querySelector('small')) return;
      link.search = location.search;
      link.hash = location.hash;
    },
    onTheWayDown,
  );
}
