/* Edits a text in place: its node is replaced by a field of the same type and size until the edit ends. */
import './edit-in-place.css';
import { editions } from '../../src/content/editions.ts';
import type { Part } from '../content-value.ts';
import { wayTo } from '../field-names.ts';
import type { FigurePlace } from '../figures.ts';
import { renderParts } from '../literal.ts';
import type { Text as Literal } from '../text-handlers.ts';
import type { ShowStatus } from './bar.tsx';
import { clearDraft, clearDraftOf, keepDraft, keptDraft } from './draft.ts';
import { choiceOf, figureElsewhere, questionOf, savedSentence } from './figure-question.ts';
import { showText, stretchOf, textsIn } from './find-literals.ts';
import { focusOn } from './focus-text.ts';
import { askInNote, chosenInNote, hideNote, showNote } from './note.ts';
import { fillParts, lostNames, readParts, valuesIn } from './parts.ts';
import { acceptPlainTextOnly } from './plain-text.ts';
import { reloadInPlace, saved } from './reload.ts';
import { messageOf, RequestError } from './request.ts';
import { step } from './step.ts';

interface Sitting {
  /** The node the field replaces. */
  nodes: Node[];
  /** The element that had focus before. */
  from: Element | null;
  field: HTMLElement;
  literal: Literal;
}

let sitting: Sitting | undefined;
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

export const isEditing = () => sitting !== undefined;

/** The text being edited. */
export const editedText = () => sitting?.nodes.flatMap((node) => textsIn(node))[0];

/** Saves what has been typed before another text is opened; false while a question about it is open. */
export async function saveTyped(): Promise<boolean> {
  if (isTyped()) await saveOrAsk();
  return !isTyped();
}

/** The kept draft may be another text's, whose save has not ended. */
function isTyped(): boolean {
  const draft = keptDraft();
  if (!sitting || !draft) return false;
  const { file, path } = sitting.literal;
  return draft.file === file && draft.path.join() === path.join();
}

/** The content changed while a text is being edited: reloads once the edit ends. */
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
  field.addEventListener('focusout', onFocusOut);
  acceptPlainTextOnly(field);
  field.focus();
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
  showNote(field, literal, readParts(field, literal.parts));
  showStatus(`Writing: ${wayTo(literal.path)}`);
  offerSource(literal);
}

/** On a translated page: shows the first edition's text, and offers to copy it. */
function offerSource({ source }: Literal): void {
  if (!source) return;
  const { name } = editions[0];
  const lead = source.isStale ? `${name} has changed since:` : `${name}:`;
  showStatus(`${lead} ‘${source.text}’`, {
    label: `Copy from ${name}`,
    act() {
      if (!sitting) return;
      fillParts(sitting.field, source);
      sitting.field.focus();
      onInput();
    },
  });
}

/** The siblings that contain exactly these texts. */
function nodesOf(texts: Text[]): Node[] {
  const range = document.createRange();
  range.setStartBefore(texts[0] as Text);
  range.setEndAfter(texts.at(-1) as Text);
  return [...range.commonAncestorContainer.childNodes].filter((node) => range.intersectsNode(node));
}

/** Cancels the edit. */
export function leave(): void {
  if (!sitting) return;
  const { field, nodes, from } = sitting;
  sitting = undefined;
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
  leave();
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
  if (!sitting) return;
  const { field, literal } = sitting;
  const lost = lostNames(literal, readParts(field, literal.parts));
  if (lost.length > 0) askBeforeLosing(lost);
  else await saveEverywhere();
}

/** Asks first whether a figure that occurs elsewhere should change everywhere. */
async function saveEverywhere(): Promise<void> {
  if (!sitting) return;
  const { field, literal } = sitting;
  const question = await figureElsewhere(literal, readParts(field, literal.parts)).catch(() => undefined);
  if (sitting?.field !== field) return;
  if (!question) return void save();
  const { figure, places } = question;
  askInNote(
    questionOf(question),
    [
      {
        label: 'Change all that are ticked',
        act: () => void save(chosenInNote().flatMap((n) => places[n] ?? [])),
      },
      { label: 'Only here', act: () => void save() },
      {
        label: `Keep ${figure.before}`,
        act: cancel,
      },
    ],
    places.map((place) => choiceOf(place, figure)),
  );
}

function askBeforeLosing([name = '']: string[]): void {
  askInNote(`${name} is a name from Brand: typed over, it no longer changes with it.`, [
    {
      label: `Keep ${name}`,
      act() {
        if (!sitting) return;
        fillParts(sitting.field, sitting.literal);
        sitting.field.focus();
        onInput();
      },
    },
    { label: 'Type over it here', act: () => void save() },
  ]);
}

/** Shows the new text at once, so that the owner can go on while it is being saved. */
async function save(also: FigurePlace[] = []): Promise<void> {
  if (!sitting) return;
  const { field, nodes, literal } = sitting;
  const { file, path, before, values } = literal;
  const parts = readParts(field, literal.parts);
  const [text] = nodes.flatMap((node) => textsIn(node));
  const name = wayTo(path);
  leave();
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
    await step(act, { file, path, before, parts, ...further }, stop.signal).catch((error) => {
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
    await untilLeft();
    if (text) editInPlace(text, literal, parts);
    if (sitting) showNote(sitting.field, literal, parts, messageOf(error));
    showStatus('Not saved. Your words are still here.');
    if (!(error instanceof RequestError)) throw error;
  } finally {
    clearTimeout(slow);
  }
}

/** Waits until the edit that has begun since has ended. */
async function untilLeft(): Promise<void> {
  while (sitting && keptDraft()) await new Promise((done) => setTimeout(done, 200));
}

function onInput(): void {
  if (!sitting) return;
  const { field, literal } = sitting;
  const { file, path, before } = literal;
  keepDraft({ file, path, before, parts: readParts(field, literal.parts) });
  showNote(field, literal, readParts(field, literal.parts));
}
