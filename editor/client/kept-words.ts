/* The words edited last have the focus again once the page is loaded anew: F2 goes on from there. */
import type { Path } from '../content-tree.ts';
import { ask } from './ask.ts';
import { literalOf, textsIn } from './find-literals.ts';

const key = 'editor-edited';

export const keepEdited = (literal: { file: string; path: Path }) =>
  sessionStorage.setItem(key, JSON.stringify(literal));

export async function focusEdited(): Promise<void> {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!kept) return;
  const { number } = await ask<{ number: number }>('text', JSON.parse(kept));
  const text = textsIn(document.getElementById('root')).find((one) => literalOf(one) === number);
  if (text) focusOn(text);
}

/** Words have no focus of their own: what holds them is given one. */
export function focusOn({ parentElement }: Text): void {
  if (!parentElement) return;
  if (parentElement.tabIndex < 0) parentElement.tabIndex = -1;
  parentElement.focus({ preventScroll: true });
}
