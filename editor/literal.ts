/* Writes a text as a TypeScript literal, as the formatter would. */
import type { Part } from './content-value.ts';

export function literalOf(parts: Part[]): string {
  const joined = mergeStrings(parts);
  if (joined.some((part) => typeof part !== 'string')) {
    const inside = joined.map((part) => (typeof part === 'string' ? inTemplate(part) : `\${${part.code}}`));
    return `\`${inside.join('')}\``;
  }
  const text = joined.join('');
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return `${quote}${escaped(text).replaceAll(quote, `\\${quote}`)}${quote}`;
}

/** Merges adjacent strings and drops empty ones. */
export function mergeStrings(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part === '') continue;
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

const inTemplate = (text: string) => escaped(text).replace(/`|\$\{/g, '\\$&');

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** No-break spaces and direction marks look like nothing in source. */
const unseen = /[\u00a0\u200e\u200f\u2066-\u2069]/g;

/** The expressions in a text, in order. */
export const codesOf = (parts: Part[]) =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part.code]));

/** The text with each expression replaced by its value, in order. */
export function renderParts(parts: Part[], values: string[]): string {
  let next = 0;
  return parts.map((part) => (typeof part === 'string' ? part : (values[next++] ?? part.code))).join('');
}
