const enough = 10;

/**
 * Joins the last words of a text with non-breaking spaces, so that its last line has more than one
 * short word, also where there are too many lines for the browser to balance.
 */
export function lastWords(text: string): string {
  const words = text.split(' ');
  const kept = words.splice(-1);
  // Counts letters only, not punctuation.
  while (words.length > 3 && (kept.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0) < enough) {
    kept.unshift(words.pop() ?? '');
  }
  return [...words, kept.join('\u00a0')].join(' ');
}
