/* A link that is pointed at, focused or touched gets its page's script before the click. */
import { loadPage } from './load-page.ts';
import { match } from './match.ts';

export function prefetchOnIntent(): void {
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin) return;
  const found = match(link.pathname);
  // A failure here is not the visitor's concern: the click tries again and says so.
  if (found.id) loadPage(found.route).catch(() => {});
}
