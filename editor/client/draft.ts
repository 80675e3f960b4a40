/* Keeps the text being typed in sessionStorage, so that neither a reload nor a stopped server loses it. */
import type { Part, Path } from '../content-value.ts';
import { notifyTyped } from './typed.ts';

export interface TextEdit {
  file: string;
  path: Path;
  /** The literal as it was when the edit began. */
  before: string;
  parts: Part[];
}

const key = 'editor-draft';

export function keepDraft(draft: TextEdit): void {
  sessionStorage.setItem(key, JSON.stringify(draft));
  notifyTyped(draft);
}
export const clearDraft = () => sessionStorage.removeItem(key);

export function keptDraft(): TextEdit | undefined {
  const kept = sessionStorage.getItem(key);
  return kept ? JSON.parse(kept) : undefined;
}

/** After a save, unless another text is being edited by now. */
export function clearDraftOf(file: string, path: Path): void {
  const draft = keptDraft();
  if (draft?.file === file && draft.path.join() === path.join()) clearDraft();
}
