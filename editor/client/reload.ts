/* Reloads the page at the same scroll position. A message for afterwards is kept in the tab's storage. */
import { keepFocus } from './kept-focus.ts';

const key = 'editor-said';

export function reloadInPlace(said?: string): void {
  if (said) sessionStorage.setItem(key, said);
  keepFocus();
  location.reload();
}

export function goTo(address: string, said: string): void {
  sessionStorage.setItem(key, said);
  location.assign(address);
}

export function saidBefore(): string {
  const said = sessionStorage.getItem(key) ?? '';
  sessionStorage.removeItem(key);
  return said;
}
