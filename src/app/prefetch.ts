/* Prefetches a page's script when its link is hovered, focused or touched. */
import { match } from './match.ts';
import type { OpenEdition } from './open-edition.ts';

export function prefetchOnIntent(open: OpenEdition): void {
  const prefetch = ({ target }: Event) => prefetchPage(open, target);
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}

function prefetchPage({ edition, loadPage }: OpenEdition, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin) return;
  const found = match(link.pathname);
  // Ignore a failure: the click retries and reports it.
  if (found.id && found.edition === edition) loadPage(found.route).catch(() => {});
}
