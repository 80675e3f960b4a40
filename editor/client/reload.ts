/* Reloads the page at the same scroll position. The status message for afterwards is kept in sessionStorage. */
import { keepFocus } from './kept-focus.ts';

/** Window event after a save that did not load the page again. */
export const saved = 'editor:saved';

const key = 'editor-status';

export function reloadInPlace(status?: string): void {
  if (status) sessionStorage.setItem(key, status);
  keepFocus();
  location.reload();
}

export function goTo(address: string, status: string): void {
  sessionStorage.setItem(key, status);
  location.assign(address);
}

export function takeStatus(): string {
  const status = sessionStorage.getItem(key) ?? '';
  sessionStorage.removeItem(key);
  return status;
}
