/* A text edited where it stands: its node gives way to a field of the same type and size, and comes back after. */
import './words.css';
import type { Text as Literal } from '../api.ts';
import type { Part } from '../content-tree.ts';
import { wayTo } from '../field-names.ts';
import { Refusal, sentenceOf } from './ask.ts';
import { clearDraft, keepDraft, keptDraft } from './draft.ts';
import { stretchOf, textsIn } from './find-literals.ts';
import { focusOn, keepEdited } from './kept-words.ts';
import { hideNote, showNote, showSaving } from './note.ts';
import { fillParts, readParts } from './parts.ts';
import { reloadInPlace } from './reload.ts';
import { step } from './step.ts';

interface Sitting {
  /** What the field stands in for. */
  nodes: Node[];
  /** What had the focus before. */
  from: Element | null;
  field: HTMLElement;
  literal: Literal;
}

let sitting: Sitting | undefined;
let isStale = false;

export const isEditing = () => sitting !== undefined;

/** The text being edited, as long as nothing has been typed. */
export const untouched = () =>
  sitting && !keptDraft() ? (sitting.nodes.flatMap((node) => textsIn(node))[0] ?? undefined) : undefined;

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
  field.ariaLabel = wayTo(literal.path);
  field.setAttribute('aria-describedby', 'editor-note');
  fillParts(field, draft ? { parts: draft, values: literal.values } : literal);
  const nodes = nodesOf(stretchOf(text));
  (nodes[0] as ChildNode).before(field);
  for (const node of nodes) (node as ChildNode).remove();
  sitting = { nodes, from, field, literal };
  field.addEventListener('keydown', onKey);
  field.addEventListener('input', onInput);
  field.addEventListener('paste', pastePlain);
  field.focus();
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
  showNote(field, literal, readParts(field));
}

/** The neighbours that hold these texts and nothing else. */
function nodesOf(texts: Text[]): Node[] {
  const range = document.createRange();
  range.setStartBefore(texts[0] as Text);
  range.setEndAfter(texts.at(-1) as Text);
  return [...range.commonAncestorContainer.childNodes].filter((node) => range.intersectsNode(node));
}

/** Leaves the text as it was. */
export function leave(): void {
  if (!sitting) return;
  const { field, nodes, from } = sitting;
  sitting = undefined;
  field.replaceWith(...nodes);
  const [text] = nodes.flatMap((node) => textsIn(node));
  if (from instanceof HTMLElement && from !== document.body) from.focus({ preventScroll: true });
  else if (text) focusOn(text);
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
    keepEdited({ file, path });
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
