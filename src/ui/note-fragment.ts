/**
 * Writes the page's state to the address without scrolling or moving the focus, so that it can be
 * copied. A choice adds a history entry; passing states replace the last one. Where the browser
 * has the Navigation API, `pushState` would look like a navigation to navigation.tsx; a fragment change
 * that is intercepted here does not.
 */
export function noteFragment(fragment: string, entry: 'push' | 'replace'): void {
  const hash = `#${fragment}`;
  if (location.hash === hash) return;
  if ('navigation' in window) {
    const stayHere = (event: NavigateEvent) => event.intercept({ scroll: 'manual', focusReset: 'manual' });
    navigation.addEventListener('navigate', stayHere, { once: true });
    navigation.navigate(hash, { history: entry });
  } else if (entry === 'push') {
    history.pushState(history.state, '', hash);
  } else {
    history.replaceState(history.state, '', hash);
  }
}

/** Removes query and fragment from the address, including the `#`, without a navigation. */
export function dropFragment(): void {
  const ignore = (event: Event) => event.stopImmediatePropagation();
  if ('navigation' in window) navigation.addEventListener('navigate', ignore, { capture: true, once: true });
  history.replaceState(history.state, '', location.pathname);
}
