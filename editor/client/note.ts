/* The note beside the text being edited: rule violations, or why it was not saved. */

import type { Part } from '../content-value.ts';
import type { EditedText } from '../text-handlers.ts';
import type { BarAction } from './bar.tsx';
import { messageOf, request } from './request.ts';

const keys = 'Enter saves, Escape cancels.';
const gap = 8;
const barHeight = 80;
let note: HTMLElement | undefined;
let field: HTMLElement | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
/** Incremented whenever the note changes, so that a late response is ignored. */
let shown = 0;

export function showNote(beside: HTMLElement, literal: EditedText, parts: Part[], refused?: string): void {
  note ??= makeNote();
  dropCheck();
  if (refused) showLines([refused], true);
  else {
    if (!note.textContent) showLines([]);
    waiting = setTimeout(() => checkParts(literal, parts), 250);
  }
  field = beside;
  note.hidden = false;
  keepInSight();
}

/** Ignores a pending check, whose result would replace newer content. */
function dropCheck(): void {
  clearTimeout(waiting);
  shown += 1;
}

async function checkParts({ file, path }: EditedText, parts: Part[]): Promise<void> {
  const before = shown;
  const problems = await request<{ problems: string[] }>('check', { file, path, parts }).then(
    (checked) => checked.problems,
    (error) => [messageOf(error)],
  );
  if (shown === before) showLines(problems);
}

/** Below the text, else above; if neither is visible, at the edge of the window. */
function keepInSight(): void {
  if (!note || note.hidden || !field) return;
  const { top, bottom, left } = field.getBoundingClientRect();
  const lowest = innerHeight - barHeight - note.offsetHeight - gap;
  const above = top - note.offsetHeight - gap;
  const wanted = bottom + gap > lowest && above >= gap ? above : bottom + gap;
  note.style.top = `${Math.max(gap, Math.min(wanted, lowest))}px`;
  note.style.left = `${Math.max(gap, Math.min(left, innerWidth - 380))}px`;
}

/** Asks before something is lost; the first answer, the safest, gets focus. Choices start ticked. */
export function askInNote(sentence: string, answers: BarAction[], choices: string[] = []): void {
  dropCheck();
  showLines([sentence], true);
  const buttons = answers.map(({ label, act }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', act);
    return button;
  });
  note?.lastElementChild?.replaceWith(...choices.map(makeChoice), ...buttons);
  keepInSight();
  buttons[0]?.focus({ preventScroll: true });
}

function makeChoice(choice: string): HTMLElement {
  const line = document.createElement('label');
  const tick = document.createElement('input');
  tick.type = 'checkbox';
  tick.checked = true;
  line.append(tick, ` ${choice}`);
  return line;
}

/** Indexes of the ticked choices. */
export const chosenInNote = (): number[] =>
  [...(note?.querySelectorAll('input') ?? [])].flatMap((tick, index) => (tick.checked ? [index] : []));

export function hideNote(): void {
  dropCheck();
  if (!note) return;
  note.hidden = true;
  note.replaceChildren();
}

function showLines(sentences: string[], isRefused = false): void {
  const lines = [...sentences, keys].map((sentence) => {
    const line = document.createElement('p');
    line.textContent = sentence;
    return line;
  });
  note?.toggleAttribute('data-refused', isRefused || sentences.length > 0);
  note?.replaceChildren(...lines);
  keepInSight();
}

function makeNote(): HTMLElement {
  const made = document.createElement('div');
  made.id = 'editor-note';
  made.className = 'editor-note';
  Object.assign(made, { lang: 'en', dir: 'ltr' });
  made.role = 'status';
  document.body.append(made);
  for (const event of ['scroll', 'resize']) addEventListener(event, keepInSight, { passive: true });
  return made;
}
