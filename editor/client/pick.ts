/* Picking a text: a click on words, or F2 on what has the focus. With Ctrl or Command the page itself answers. */
import type { Text as Literal } from '../api.ts';
import { ask, sentenceOf } from './ask.ts';
import { editInPlace, isEditing, leave } from './edit-in-place.ts';
import { literalOf, textsIn } from './find-literals.ts';

const unknown =
  'These words are made by a rule or by the site’s own script. Look for them in Page; if they are not there, a programmer changes them in the file the panel names.';

export function pickTexts(tell: (sentence: string) => void): void {
  addEventListener(
    'click',
    (event) => {
      const text = event.button === 0 && !event.ctrlKey && !event.metaKey ? textAt(event) : undefined;
      const number = text && literalOf(text);
      if (!text) return;
      if (number === undefined) {
        if (!(event.target as Element).closest('a, button, input, select, summary, [tabindex]'))
          tell(unknown);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      void open(text, number, tell);
    },
    { capture: true },
  );
  addEventListener('keydown', (event) => {
    if (event.key !== 'F2' || isEditing()) return;
    const text = textsIn(document.activeElement).find((one) => literalOf(one) !== undefined);
    const number = text && literalOf(text);
    if (text && number !== undefined) void open(text, number, tell);
  });
}

async function open(text: Text, number: number, tell: (sentence: string) => void): Promise<void> {
  try {
    const literal = await ask<Literal>('literal', { number });
    leave();
    editInPlace(text, literal);
  } catch (error) {
    tell(sentenceOf(error));
  }
}

/** Lines have room between them: a click there means one of both. */
const between = 16;

/** The text under the pointer, outside the editor's own parts. */
function textAt({ target, clientX, clientY }: MouseEvent): Text | undefined {
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
