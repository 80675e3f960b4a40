/* The words around the first match of a text, cut into pieces of which some are marked. */
import { normalise, wordsIn } from './terms.ts';

export interface Piece {
  text: string;
  marked: boolean;
}

const longest = 150;

export function excerpt(text: string, terms: readonly string[]): Piece[] {
  const wanted = new Set(terms);
  const words = wordsIn(text);
  const first = words.find((word) => wanted.has(normalise(word)));
  const at = first ? text.indexOf(first) : 0;
  return marked(cut(text, at), wanted);
}

/** Title and text are marked alike. */
export function marked(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const word of wordsIn(text)) {
    const at = text.indexOf(word, from);
    if (!terms.has(normalise(word))) {
      pieces.push({ text: text.slice(from, at + word.length), marked: false });
    } else {
      pieces.push({ text: text.slice(from, at), marked: false }, { text: word, marked: true });
    }
    from = at + word.length;
  }
  return joined([...pieces, { text: text.slice(from), marked: false }]);
}

/** From a little before the match, at whole words, with dots where something is left out. */
function cut(text: string, match: number): string {
  if (text.length <= longest) return text;
  const start = match < 60 ? 0 : text.indexOf(' ', match - 50) + 1;
  const end = start + longest >= text.length ? text.length : text.lastIndexOf(' ', start + longest);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

function joined(pieces: Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last && last.marked === piece.marked) last.text += piece.text;
    else if (piece.text) out.push({ ...piece });
  }
  return out;
}
