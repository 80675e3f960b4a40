/* Words with chips: an expression among them, `${brand.flagship}`, is shown as its value, and kept. */
import type { Text } from '../api.ts';
import type { Part } from '../content-value.ts';

export function fillParts(element: HTMLElement, { parts, values }: Pick<Text, 'parts' | 'values'>): void {
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

/** `known`: the text's own parts. An element that claims to be any other chip is words. */
export function readParts(element: HTMLElement, known: Part[]): Part[] {
  const codes = known.flatMap((part) => (typeof part === 'string' ? [] : [part.code]));
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
