/* Text with chips: an expression such as `${brand.flagship}` is shown as its value and cannot be edited. */

import type { Part } from '../content-value.ts';
import { codesOf } from '../literal.ts';
import type { EditedText } from '../text-handlers.ts';

export function fillParts(
  element: HTMLElement,
  { parts, values }: Pick<EditedText, 'parts' | 'values'>,
): void {
  let chip = 0;
  const nodes = parts.map((part) => {
    if (typeof part === 'string') return part;
    const span = document.createElement('span');
    span.textContent = values[chip++] ?? part.code;
    span.contentEditable = 'false';
    span.dataset.code = part.code;
    return span;
  });
  element.replaceChildren(...nodes);
}

/** `known`: the text's original parts. An element that claims to be any other chip is read as text. */
export function readParts(element: HTMLElement, known: Part[]): Part[] {
  const codes = codesOf(known);
  const parts = [...element.childNodes].map((node): Part => {
    const code = node instanceof HTMLElement ? node.dataset.code : undefined;
    return code === undefined || !codes.includes(code)
      ? (node.textContent ?? '').replace(/[^\S\u00a0]+/g, ' ')
      : { code };
  });
  const [first, last] = [parts[0], parts.length - 1];
  if (typeof first === 'string') parts[0] = first.trimStart();
  const end = parts[last];
  if (typeof end === 'string') parts[last] = end.trimEnd();
  return parts;
}

type Literal = Pick<EditedText, 'parts' | 'values'>;

/** The value of each expression in an edited text. */
export function valuesIn({ parts, values }: Literal, edited: Part[]): string[] {
  const codes = codesOf(parts);
  return codesOf(edited).map((code) => values[codes.indexOf(code)] ?? code);
}

/** Names from Brand that an edit would replace by plain text. */
export function lostNames({ parts, values }: Literal, edited: Part[]): string[] {
  const left = codesOf(edited);
  return codesOf(parts).flatMap((code, index) => (left.includes(code) ? [] : [values[index] ?? code]));
}
