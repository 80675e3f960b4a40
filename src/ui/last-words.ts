const enough = 10;

/**
 * A text whose last words stay together, by spaces that do not break: its last line then holds more than one
 * short word, also where a browser balances no lines because there are too many.
 */
export function lastWords(text: string): string {
  const words = text.split(' ');
  const kept = words.splice(-1);
  // Letters only: what else may end a text has no width.
  while (words.length > 3 && (kept.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0) < enough) {
    kept.unshift(words.pop() ?? '');
  }
  return [...words, kept.join('\u00a0')].join(' ');
}
