/* What is being typed, kept in the tab until it is saved or left: neither a reload nor a lost server loses it. */
import type { Part, Path } from '../content-value.ts';
import { tellTyped } from './typed.ts';

export interface Draft {
  file: string;
  path: Path;
  /** The literal as it was when the typing began. */
  before: string;
  parts: Part[];
}

const key = 'editor-draft';

export function keepDraft(draft: Draft): void {
  sessionStorage.setItem(key, JSON.stringify(draft));
  tellTyped(draft);
}
export const clearDraft = () => sessionStorage.removeItem(key);

export function keptDraft(): Draft | undefined {
  const kept = sessionStorage.getItem(key);
  return kept ? JSON.parse(kept) : undefined;
}

/** Once it is saved, unless another text is being typed already. */
export function clearDraftOf(file: string, path: Path): void {
  const draft = keptDraft();
  if (draft?.file === file && draft.path.join() === path.join()) clearDraft();
}
