/**
 * Notes in the address what the page already shows, so that it can be copied: nothing scrolls, the focus
 * stays. A choice makes a history entry; what is merely passed replaces the last one. Where the browser
 * reports navigations, `pushState` would look like one to the site's own navigation; a fragment that is
 * intercepted here does not.
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

/** Takes query and fragment out of the address, without the `#` an empty fragment leaves. It is not a navigation. */
export function dropFragment(): void {
  const ignore = (event: Event) => event.stopImmediatePropagation();
  if ('navigation' in window) navigation.addEventListener('navigate', ignore, { capture: true, once: true });
  history.replaceState(history.state, '', location.pathname);
}
