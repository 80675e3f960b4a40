/*
 * Picking a text: a click on words, or F2 on what has the focus; F2 again goes on to the next, Shift-F2 back. With
 * Ctrl or Command the page itself answers.
 */
import type { Text as Literal } from '../api.ts';
import { ask, sentenceOf } from './ask.ts';
import { editInPlace, isEditing, leave, untouched } from './edit-in-place.ts';
import { literalOf, textsIn } from './find-literals.ts';
import type {} from './hold-clicks.ts';

export function pickTexts(tell: (sentence: string) => void): void {
  const held = window.releaseEditorClicks?.();
  addEventListener(
    'click',
    (event) => {
      const text = event.button === 0 && !event.ctrlKey && !event.metaKey ? textAt(event) : undefined;
      if (!text) return;
      // What no mark leads to may still be a button's own name: the page answers.
      const isPages = (event.target as Element).closest('a, button, input, select, summary, [tabindex]');
      if (literalOf(text) === undefined && isPages) return;
      event.preventDefault();
      event.stopPropagation();
      void open(text, tell);
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F2') return;
      const text = isEditing() ? beside(untouched(), event.shiftKey ? -1 : 1) : startingText();
      if (text) void open(text, tell);
    },
    { capture: true },
  );
  // A click made before texts could be picked.
  if (held?.target.isConnected) {
    const { target, x: clientX, y: clientY } = held;
    const text = textAt({ target, clientX, clientY });
    if (text) void open(text, tell);
    else if (target instanceof HTMLElement) target.click();
  }
}

const editable = () =>
  textsIn(document.getElementById('root')).filter(
    (one) =>
      literalOf(one) !== undefined &&
      one.parentElement?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
  );

/** The words of what has the focus; without one, the first words in sight. */
function startingText(): Text | undefined {
  const focused = document.activeElement?.closest('#root *') ? textsIn(document.activeElement) : [];
  const own = focused.find((one) => literalOf(one) !== undefined) ?? focused[0];
  const main = document.querySelector('main');
  return own ?? editable().find((one) => main?.contains(one) && isInSight(one)) ?? editable()[0];
}

function isInSight({ parentElement }: Text): boolean {
  const { top = -1 } = parentElement?.getBoundingClientRect() ?? {};
  return top >= 0 && top < innerHeight;
}

/** The literal before or after; one that is shown in several texts counts once. */
function beside(text: Text | undefined, way: 1 | -1): Text | undefined {
  if (!text) return undefined;
  const number = literalOf(text);
  // The text itself is out of the page while it is edited.
  leave();
  const texts = editable();
  let index = texts.indexOf(text);
  do index += way;
  while (texts[index] && literalOf(texts[index] as Text) === number);
  return texts[index];
}

let asked = 0;

async function open(text: Text, tell: (sentence: string) => void): Promise<void> {
  asked += 1;
  const own = asked;
  const number = literalOf(text);
  const { pathname } = location;
  try {
    const literal = await (number === undefined
      ? ask<Literal>('find', { said: text.data.trim(), pathname })
      : ask<Literal>('literal', { number }));
    // Another was asked for since: its field alone opens, and no words typed in a first one are lost.
    if (own !== asked) return;
    leave();
    editInPlace(text, literal);
  } catch (error) {
    tell(sentenceOf(error));
  }
}

/** A click between two lines picks the nearer one. */
const between = 16;

type Clicked = Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>;

/** The text under the pointer, outside the editor's own parts. */
function textAt({ target, clientX, clientY }: Clicked): Text | undefined {
  if (!(target instanceof Element) || target.closest('#editor, .editor-note, .editor-in-place'))
    return undefined;
  return textsIn(target).find((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        clientX >= left && clientX <= right && clientY >= top - between && clientY <= bottom + between,
    );
  });
}
