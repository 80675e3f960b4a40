/*
 * What lets this browser change the site: it comes behind the # of the address printed at the start, which no
 * request carries, and stays in this browser.
 */
import { tokenFragment } from '../token-fragment.ts';

const kept = 'editor-token';

export const token = taken() ?? localStorage.getItem(kept) ?? '';

function taken(): string | undefined {
  if (!location.hash.startsWith(tokenFragment)) return undefined;
  const given = location.hash.slice(tokenFragment.length);
  localStorage.setItem(kept, given);
  history.replaceState(history.state, '', location.pathname + location.search);
  return given;
}
