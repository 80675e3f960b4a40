/*
 * Picks the text to edit: a click, or F2 on the focused element; F2 again goes to the next text, Shift-F2 to the
 * previous. With Ctrl or Command a click works as on the site.
 */
import type { EditedText } from '../text-handlers.ts';
import { editedText, editInPlace, endEdit, saveTyped } from './edit-in-place.ts';
import { literalNumberOf, textsIn } from './find-literals.ts';
import type {} from './hold-clicks.ts';
import { messageOf, request } from './request.ts';

export function pickTexts(showStatus: (sentence: string) => void): void {
  const held = window.releaseEditorClicks?.();
  addEventListener(
    'click',
    (event) => {
      const text = event.button === 0 && !event.ctrlKey && !event.metaKey ? textAt(event) : undefined;
      if (!text) return;
      // A text without a mark may be the label of a button: the click goes to the page.
      const isPages = (event.target as Element).closest(`${controls}, [tabindex]:not([tabindex="-1"])`);
      if (literalNumberOf(text) === undefined && isPages) return;
      event.preventDefault();
      event.stopPropagation();
      void open(text, showStatus);
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F2') return;
      void openNext(event.shiftKey ? -1 : 1, showStatus);
    },
    { capture: true },
  );
  // A click made before texts could be picked.
  if (held?.target.isConnected) {
    const { target, x: clientX, y: clientY } = held;
    const text = textAt({ target, clientX, clientY });
    if (text) void open(text, showStatus);
    else if (target instanceof HTMLElement) target.click();
  }
}

const editable = () =>
  textsIn(document.getElementById('root')).filter(
    (one) =>
      literalNumberOf(one) !== undefined &&
      one.parentElement?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
  );

/** The text of the focused element, or the first visible text. */
function startingText(): Text | undefined {
  const focused = document.activeElement?.closest('#root *') ? textsIn(document.activeElement) : [];
  const own = focused.find((one) => literalNumberOf(one) !== undefined) ?? focused[0];
  const main = document.querySelector('main');
  return own ?? editable().find((one) => main?.contains(one) && isInSight(one)) ?? editable()[0];
}

function isInSight({ parentElement }: Text): boolean {
  const { top = -1 } = parentElement?.getBoundingClientRect() ?? {};
  return top >= 0 && top < innerHeight;
}

async function openNext(direction: 1 | -1, showStatus: (sentence: string) => void): Promise<void> {
  const edited = editedText();
  if (!(await saveTyped())) return;
  const text = edited ? beside(edited, direction) : startingText();
  if (text) await open(text, showStatus);
}

/** The previous or next literal; one split over several texts counts once. */
function beside(text: Text, direction: 1 | -1): Text | undefined {
  const number = literalNumberOf(text);
  // While it is edited, the text is not in the document.
  endEdit();
  const texts = editable();
  let index = texts.indexOf(text);
  do index += direction;
  while (texts[index] && literalNumberOf(texts[index] as Text) === number);
  return texts[index];
}

let requests = 0;

async function open(text: Text, showStatus: (sentence: string) => void): Promise<void> {
  requests += 1;
  const own = requests;
  const number = literalNumberOf(text);
  const { pathname } = location;
  if (!(await saveTyped())) return;
  showOpening(text);
  showStatus('Opening the text…');
  try {
    const literal = await (number === undefined
      ? request<EditedText>('find', { text: text.data.trim(), pathname })
      : request<EditedText>('literal', { number }));
    // A later request wins; opening both would discard what was typed in the first.
    if (own !== requests) return;
    endEdit();
    editInPlace(text, literal);
  } catch (error) {
    showStatus(messageOf(error));
  } finally {
    if (own === requests) showOpening();
  }
}

/** Highlights the picked text until it can be edited. */
function showOpening(text?: Text): void {
  if (!text) return void CSS.highlights.delete('editor-opening');
  const range = new Range();
  range.selectNodeContents(text);
  CSS.highlights.set('editor-opening', new Highlight(range));
}

/** In pixels: a click between two lines picks the nearer one. */
const between = 16;

type Clicked = Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>;

/** The text under the pointer, outside the editor's own parts. */
function textAt({ target, clientX, clientY }: Clicked): Text | undefined {
  if (!(target instanceof Element) || target.closest('#editor, .editor-note, .editor-in-place'))
    return undefined;
  const texts = textsIn(target);
  const hit = texts.find((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        clientX >= left && clientX <= right && clientY >= top - between && clientY <= bottom + between,
    );
  });
  return hit ?? (target.matches(blocks) && !target.closest(controls) ? onlyText(texts) : undefined);
}

/** Outlined under the pointer as a whole, so that a click beside the words means them. */
const blocks = 'h1, h2, h3, h4, p, li, dt, dd';
const controls = 'a, button, input, select, summary, label';

/** The text of an element that shows a single literal. */
function onlyText([first, ...others]: Text[]): Text | undefined {
  const number = first && literalNumberOf(first);
  return number !== undefined && others.every((one) => literalNumberOf(one) === number) ? first : undefined;
}
