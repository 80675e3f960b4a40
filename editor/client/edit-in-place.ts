/* Edits a text in place: its node is replaced by a field of the same type and size until the edit ends. */
import './words.css';
import { editions } from '../../src/content/editions.ts';
import type { Text as Literal } from '../api.ts';
import type { Part } from '../content-value.ts';
import { wayTo } from '../field-names.ts';
import type { FigurePlace } from '../figures.ts';
import { sayParts } from '../literal.ts';
import { Refusal, sentenceOf } from './ask.ts';
import type { Say } from './bar.tsx';
import { clearDraft, clearDraftOf, keepDraft, keptDraft } from './draft.ts';
import { choiceOf, figureElsewhere, questionOf, savedSentence } from './figure-question.ts';
import { showWords, stretchOf, textsIn } from './find-literals.ts';
import { focusOn } from './kept-words.ts';
import { askInNote, chosenInNote, hideNote, showNote } from './note.ts';
import { fillParts, readParts } from './parts.ts';
import { acceptPlainTextOnly } from './plain-text.ts';
import { reloadInPlace } from './reload.ts';
import { step } from './step.ts';

interface Sitting {
  /** The node the field replaces. */
  nodes: Node[];
  /** What had the focus before. */
  from: Element | null;
  field: HTMLElement;
  literal: Literal;
}

let sitting: Sitting | undefined;
let isStale = false;
let isSaved = false;
let say: Say = () => {};
let onSaved = () => {};

/** Callbacks for the result of a save. */
export function reportSaves(report: Say, saved: () => void): void {
  say = report;
  onSaved = saved;
}

/** Something was saved without loading the page again. */
export const hasSaved = () => isSaved;

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
  acceptPlainTextOnly(field);
  field.focus();
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
  showNote(field, literal, readParts(field, literal.parts));
  offerSource(literal);
}

/** On a translated page: what the first edition says, and its words as a beginning. */
function offerSource({ source }: Literal): void {
  if (!source) return;
  const { name } = editions[0];
  const lead = source.isStale ? `${name} has changed since:` : `${name}:`;
  say(`${lead} ‘${source.said}’`, {
    label: `Copy from ${name}`,
    act() {
      if (!sitting) return;
      fillParts(sitting.field, { parts: [source.said], values: [] });
      sitting.field.focus();
      onInput();
    },
  });
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
  const lost = lostNames();
  if (lost.length > 0) askBeforeLosing(lost);
  else await saveEverywhere();
}

/** Asks first whether a figure that occurs elsewhere should change everywhere. */
async function saveEverywhere(): Promise<void> {
  if (!sitting) return;
  const { field, literal } = sitting;
  const question = await figureElsewhere(literal, readParts(field, literal.parts)).catch(() => undefined);
  if (!question || sitting?.field !== field) return save();
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
        act() {
          leave();
          if (isStale) reloadInPlace();
        },
      },
    ],
    places.map((place) => choiceOf(place, figure)),
  );
}

/** Names from Brand that the new words no longer follow. */
function lostNames(): string[] {
  if (!sitting) return [];
  const { field, literal } = sitting;
  const kept = codesOf(readParts(field, literal.parts));
  return codesOf(literal.parts).flatMap((code, index) =>
    kept.includes(code) ? [] : [literal.values[index] ?? code],
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

/** Shows the new text at once, so that the owner can go on while it is being written. */
async function save(also: FigurePlace[] = []): Promise<void> {
  if (!sitting) return;
  const { field, nodes, literal } = sitting;
  const { file, path, before, values } = literal;
  const parts = readParts(field, literal.parts);
  const [text] = nodes.flatMap((node) => textsIn(node));
  const name = wayTo(path);
  leave();
  const shown =
    text && showWords(text, sayParts(literal.parts, values), sayParts(parts, valuesIn(literal, parts)));
  keepDraft({ file, path, before, parts });
  const stop = new AbortController();
  say(`Saving: ${name}… You can go on.`);
  const slow = setTimeout(
    () => say('This takes longer than usual.', { label: 'Stop', act: () => stop.abort() }),
    2000,
  );
  try {
    const [act, further] = also.length > 0 ? ['save-figure', { also }] : ['save-text', {}];
    await step(act, { file, path, before, parts, ...further }, stop.signal).catch((error) => {
      if (!(error instanceof Refusal && error.isSaved)) throw error;
    });
    clearDraftOf(file, path);
    say(`Saved. Undo: ${name}`);
    // Words that are shown in several pieces, or elsewhere in another form, come with the page.
    if (also.length > 0 && !isEditing()) return reloadInPlace(savedSentence(also));
    if (!shown && !isEditing()) reloadInPlace('Saved.');
    isSaved = true;
    onSaved();
  } catch (error) {
    shown?.();
    await untilLeft();
    if (text) editInPlace(text, literal, parts);
    if (sitting) showNote(sitting.field, literal, parts, sentenceOf(error));
    say('Not saved. Your words are still here.');
    if (!(error instanceof Refusal)) throw error;
  } finally {
    clearTimeout(slow);
  }
}

/** The value of each expression in a text. */
function valuesIn({ parts, values }: Literal, wanted: Part[]): string[] {
  const codes = codesOf(parts);
  return codesOf(wanted).map((code) => values[codes.indexOf(code)] ?? code);
}

const codesOf = (parts: Part[]) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part.code]));

/** Until the text that is being edited meanwhile has been left. */
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
