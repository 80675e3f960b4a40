/* Keeps unsaved texts of the panel in sessionStorage, so that neither a reload nor a stopped server loses them. */
import type { Part } from '../content-value.ts';

interface PanelDraft {
  /** The literal as it was when the edit began. */
  before: string;
  parts: Part[];
}

const key = 'editor-panel-drafts';
const drafts = new Map<string, PanelDraft>(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
const store = () => sessionStorage.setItem(key, JSON.stringify([...drafts]));

export const panelDraft = (field: string) => drafts.get(field);

export function keepPanelDraft(field: string, draft: PanelDraft): void {
  drafts.set(field, draft);
  store();
}

export function clearPanelDraft(field: string): void {
  if (drafts.delete(field)) store();
}
