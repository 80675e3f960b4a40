/* Invisible direction marks: only isolates are allowed, and each must be closed. */

/** Unclosed marks and embeddings affect the text beside them. */
const reaching = /[\u061c\u200e\u200f\u202a-\u202e]/;
const opening = /[\u2066-\u2068]/;
const closing = '\u2069';

/** The problem with a text's marks, if any. */
export function wrongMarks(text: string): string | undefined {
  if (reaching.test(text)) return 'a mark that reaches beyond its words';
  let open = 0;
  for (const character of text) {
    if (opening.test(character)) open++;
    if (character === closing && --open < 0) return 'an isolate is closed that was never opened';
  }
  return open > 0 ? 'an isolate is never closed' : undefined;
}
