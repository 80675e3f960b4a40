/* Scroll position and focus after a navigation. */

/** Names the current entry of the history. */
export const currentKey = () => navigation.currentEntry?.key ?? '';

export function scrollToEntry(event: NavigateEvent): void {
  try {
    event.scroll();
  } catch {
    // Firefox runs the handler of a traversal that it may not have committed yet; holdPosition scrolls then.
  }
}

/** Chromium may lose the position it has just restored in the next frame: seen where a page has a form. */
export function holdPosition(position: number | undefined): void {
  requestAnimationFrame(() => {
    if (position !== undefined && scrollY !== position) scrollTo({ top: position, behavior: 'instant' });
  });
}

/** The focused control belongs to the page that is being replaced. */
export function blur(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Focuses the heading, unless the page has moved the focus itself. */
export function focusPage(): void {
  const main = document.getElementById('main');
  if (main?.contains(document.activeElement)) return;
  main?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
