/* A text edited where it stands: its node gives way to a field of the same type and size, and comes back after. */
import type { Text as Literal } from '../api.ts';
import type { Part } from '../content-tree.ts';
import { Refusal, sentenceOf } from './ask.ts';
import { clearDraft, keepDraft } from './draft.ts';
import { hideNote, showNote, showSaving } from './note.ts';
import { fillParts, readParts } from './parts.ts';
import { reloadInPlace } from './reload.ts';
import { step } from './step.ts';

interface Sitting {
  text: Text;
  /** What had the focus before. */
  from: Element | null;
  field: HTMLElement;
  literal: Literal;
}

let sitting: Sitting | undefined;
let isStale = false;

export const isEditing = () => sitting !== undefined;

/** The content was changed while a text is being edited: the page is shown anew once it is left. */
export const reloadOnceLeft = () => {
  isStale = true;
};

export function editInPlace(text: Text, literal: Literal, draft?: Part[]): void {
  leave();
  const from = document.activeElement;
  const field = document.createElement('span');
  field.className = 'editor-in-place';
  field.contentEditable = 'true';
  field.spellcheck = true;
  field.role = 'textbox';
  field.ariaLabel = literal.path.slice(1).join(' ');
  field.setAttribute('aria-describedby', 'editor-note');
  fillParts(field, draft ? { parts: draft, values: literal.values } : literal);
  text.replaceWith(field);
  sitting = { text, from, field, literal };
  field.addEventListener('keydown', onKey);
  field.addEventListener('input', onInput);
  field.addEventListener('paste', pastePlain);
  field.focus();
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
  showNote(field, literal, readParts(field));
}

/** Leaves the text as it was. */
export function leave(): void {
  if (!sitting) return;
  const { field, text, from } = sitting;
  sitting = undefined;
  field.replaceWith(text);
  if (from instanceof HTMLElement) from.focus({ preventScroll: true });
  hideNote();
  clearDraft();
}

async function onKey(event: KeyboardEvent): Promise<void> {
  event.stopPropagation();
  if (event.key === 'Escape') {
    leave();
    if (isStale) reloadInPlace();
  }
  if (event.key !== 'Enter' || event.isComposing) return;
  event.preventDefault();
  await save();
}

async function save(): Promise<void> {
  if (!sitting) return;
  const { field, literal } = sitting;
  const { file, path, before } = literal;
  showSaving();
  try {
    await step('save-text', { file, path, before, parts: readParts(field) });
    clearDraft();
    sitting = undefined;
    reloadInPlace('Saved.');
  } catch (error) {
    showNote(field, literal, readParts(field), sentenceOf(error));
    if (!(error instanceof Refusal)) throw error;
  }
}

function onInput(): void {
  if (!sitting) return;
  const { field, literal } = sitting;
  const { file, path, before } = literal;
  keepDraft({ file, path, before, parts: readParts(field) });
  showNote(field, literal, readParts(field));
}

function pastePlain(event: ClipboardEvent): void {
  event.preventDefault();
  const words = event.clipboardData?.getData('text/plain').replace(/\s+/g, ' ') ?? '';
  document.execCommand('insertText', false, words);
}
