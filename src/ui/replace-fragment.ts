/**
 * Notes in the address what the page already shows, so that it can be copied: no new entry in the
 * history, nothing scrolls, the focus stays. Where the browser reports navigations, `replaceState` would
 * look like one to the site's own navigation; a fragment that is answered here does not.
 */
export function replaceFragment(fragment: string): void {
  const hash = `#${fragment}`;
  if (location.hash === hash) return;
  if ('navigation' in window) {
    const stayHere = (event: NavigateEvent) => event.intercept({ scroll: 'manual', focusReset: 'manual' });
    navigation.addEventListener('navigate', stayHere, { once: true });
    navigation.navigate(hash, { history: 'replace' });
  } else {
    history.replaceState(history.state, '', hash);
  }
}
