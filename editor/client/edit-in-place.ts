/* Edits a text in place: its node is replaced by a field of the same type and size until the edit ends. */
import { editions } from '../../src/content/editions.ts';
import type { Part } from '../content-value.ts';
import { pathLabel } from '../field-names.ts';
import type { FigurePlace } from '../figures.ts';
import { renderParts } from '../literal.ts';
import type { EditedText } from '../text-handlers.ts';
import type { ShowStatus } from './bar.tsx';
import { clearDraft, clearDraftOf, keepDraft, keptDraft } from './draft.ts';
import { figureElsewhere, savedSentence } from './figure-question.ts';
import { showText, stretchOf, textsIn } from './find-literals.ts';
import { focusOn } from './focus-text.ts';
import { createField, nodesOf } from './in-place-field.ts';
import { hideNote, showNote } from './note.ts';
import { fillParts, lostNames, readParts, valuesIn } from './parts.ts';
import { acceptPlainTextOnly } from './plain-text.ts';
import { reloadInPlace, saved } from './reload.ts';
import { messageOf, RequestError } from './request.ts';
import { askAboutFigure, askBeforeLosing } from './save-questions.ts';
import { postStep } from './step.ts';

interface EditInProgress {
  /** The node the field replaces. */
  nodes: Node[];
  /** The element that had focus before. */
  from: Element | null;
  field: HTMLElement;
  literal: EditedText;
}

let edit: EditInProgress | undefined;
let isStale = false;
let isSaved = false;
let showStatus: ShowStatus = () => {};
let onSaved = () => {};

/** Callbacks for the result of a save. */
export function reportSaves(report: ShowStatus, saved: () => void): void {
  showStatus = report;
  onSaved = saved;
}

/** Something was saved without loading the page again. */
export const hasSaved = () => isSaved;

export const isEditing = () => edit !== undefined;

/** The text being edited. */
export const editedText = () => edit?.nodes.flatMap((node) => textsIn(node))[0];

/** Saves what has been typed before another text is opened; false while a question about it is open. */
export async function saveTyped(): Promise<boolean> {
  if (isTyped()) await saveOrAsk();
  return !isTyped();
}

/** The kept draft may be another text's, whose save has not ended. */
function isTyped(): boolean {
  const draft = keptDraft();
  if (!edit || !draft) return false;
  const { file, path } = edit.literal;
  return draft.file === file && draft.path.join() === path.join();
}

/** The content changed while a text is being edited: reloads once the edit ends. */
export const reloadAfterEdit = () => {
  isStale = true;
};

export function editInPlace(text: Text, literal: EditedText, draft?: Part[]): void {
  endEdit();
  const from = document.activeElement;
  const field = createField(literal, draft);
  const nodes = nodesOf(stretchOf(text));
  (nodes[0] as ChildNode).before(field);
  for (const node of nodes) (node as ChildNode).remove();
  edit = { nodes, from, field, literal };
  field.addEventListener('keydown', onKey);
  field.addEventListener('input', onInput);
  field.addEventListener('focusout', onFocusOut);
  acceptPlainTextOnly(field);
  field.focus();
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
  showNote(field, literal, readParts(field, literal.parts));
  showStatus(`Writing: ${pathLabel(literal.path)}`);
  offerSource(literal);
}

/** On a translated page: shows the first edition's text, and offers to copy it. */
function offerSource({ source }: EditedText): void {
  if (!source) return;
  const { name } = editions[0];
  const lead = source.isStale ? `${name} has changed since:` : `${name}:`;
  showStatus(`${lead} ‘${source.text}’`, {
    label: `Copy from ${name}`,
    act: () => fillField(source),
  });
}

function fillField(text: Pick<EditedText, 'parts' | 'values'>): void {
  if (!edit) return;
  fillParts(edit.field, text);
  edit.field.focus();
  onInput();
}

/** Cancels the edit. */
export function endEdit(): void {
  if (!edit) return;
  const { field, nodes, from } = edit;
  edit = undefined;
  const { activeElement, body } = document;
  const hasMovedOn = activeElement !== body && !activeElement?.closest('.editor-in-place, .editor-note');
  field.replaceWith(...nodes);
  const [text] = nodes.flatMap((node) => textsIn(node));
  hideNote();
  clearDraft();
  if (hasMovedOn) return;
  if (from instanceof HTMLElement && from !== body) from.focus({ preventScroll: true });
  else if (text) focusOn(text);
}

async function onKey(event: KeyboardEvent): Promise<void> {
  event.stopPropagation();
  if (event.key === 'Escape') cancel();
  if (event.key !== 'Enter' || event.isComposing) return;
  event.preventDefault();
  await saveOrAsk();
}

function cancel(): void {
  endEdit();
  showStatus('');
  if (isStale) reloadInPlace();
}

/** Leaving the text saves it. The note's questions and the bar's button for this text are part of it. */
function onFocusOut({ relatedTarget }: FocusEvent): void {
  // Without a target the window has lost focus, or a click has hit nothing.
  if (!(relatedTarget instanceof Element) || relatedTarget.closest('.editor-note, .editor-act')) return;
  // Once the focus is there, where it stays.
  setTimeout(() => void saveTyped());
}

async function saveOrAsk(): Promise<void> {
  if (!edit) return;
  const { field, literal } = edit;
  const [name] = lostNames(literal, readParts(field, literal.parts));
  if (name) askBeforeLosing(name, { keep: () => fillField(literal), overwrite: () => void save() });
  else await saveEverywhere();
}

/** Asks first whether a figure that occurs elsewhere should change everywhere. */
async function saveEverywhere(): Promise<void> {
  if (!edit) return;
  const { field, literal } = edit;
  const question = await figureElsewhere(literal, readParts(field, literal.parts)).catch(() => undefined);
  if (edit?.field !== field) return;
  if (!question) return void save();
  askAboutFigure(question, {
    saveAll: (places) => void save(places),
    saveHere: () => void save(),
    cancel,
  });
}

/** Shows the new text at once, so that the owner can go on while it is being saved. */
async function save(also: FigurePlace[] = []): Promise<void> {
  if (!edit) return;
  const { field, nodes, literal } = edit;
  const { file, path, before, values } = literal;
  const parts = readParts(field, literal.parts);
  const [text] = nodes.flatMap((node) => textsIn(node));
  const name = pathLabel(path);
  endEdit();
  const shown =
    text && showText(text, renderParts(literal.parts, values), renderParts(parts, valuesIn(literal, parts)));
  keepDraft({ file, path, before, parts });
  const stop = new AbortController();
  showStatus(`Saving: ${name}… You can go on.`);
  const slow = setTimeout(
    () => showStatus('This takes longer than usual.', { label: 'Stop', act: () => stop.abort() }),
    2000,
  );
  try {
    const [act, further] = also.length > 0 ? ['save-figure', { also }] : ['save-text', {}];
    await postStep(act, { file, path, before, parts, ...further }, stop.signal).catch((error) => {
      if (!(error instanceof RequestError && error.isSaved)) throw error;
    });
    clearDraftOf(file, path);
    showStatus(`Saved. Undo: ${name}`);
    // A text that is split up, or shown elsewhere in another form, needs a reload.
    if (also.length > 0 && !isEditing()) return reloadInPlace(savedSentence(also));
    if (!shown && !isEditing()) reloadInPlace('Saved.');
    isSaved = true;
    dispatchEvent(new Event(saved));
    onSaved();
  } catch (error) {
    shown?.();
    await untilEditEnds();
    if (text) editInPlace(text, literal, parts);
    if (edit) showNote(edit.field, literal, parts, messageOf(error));
    showStatus('Not saved. Your words are still here.');
    if (!(error instanceof RequestError)) throw error;
  } finally {
    clearTimeout(slow);
  }
}

/** Waits until the edit that has begun since has ended. */
async function untilEditEnds(): Promise<void> {
  while (edit && keptDraft()) await new Promise((done) => setTimeout(done, 200));
}

function onInput(): void {
  if (!edit) return;
  const { field, literal } = edit;
  const { file, path, before } = literal;
  keepDraft({ file, path, before, parts: readParts(field, literal.parts) });
  showNote(field, literal, readParts(field, literal.parts));
}
