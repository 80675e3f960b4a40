/* The part of a text around its first match, split into marked and unmarked pieces. */
import { normalise, wordsIn } from './terms.ts';

export interface ExcerptPiece {
  text: string;
  marked: boolean;
}

const longest = 150;

export function excerpt(text: string, terms: readonly string[]): ExcerptPiece[] {
  const wanted = new Set(terms);
  return markTerms(cut(text, firstMatch(text, wanted)), wanted);
}

/** Start of the first match at a word boundary. */
function firstMatch(text: string, wanted: ReadonlySet<string>): number {
  let end = 0;
  for (const word of wordsIn(text)) {
    const start = text.indexOf(word, end);
    if (wanted.has(normalise(word))) return start;
    end = start + word.length;
  }
  return 0;
}

/** Title and text are marked alike. */
export function markTerms(text: string, terms: ReadonlySet<string>): ExcerptPiece[] {
  const pieces: ExcerptPiece[] = [];
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

/** Starts a little before the match, at a word boundary, with ellipses. */
function cut(text: string, match: number): string {
  if (text.length <= longest) return text;
  const start = match < 60 ? 0 : text.indexOf(' ', match - 50) + 1;
  const end = start + longest >= text.length ? text.length : text.lastIndexOf(' ', start + longest);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

function joined(pieces: ExcerptPiece[]): ExcerptPiece[] {
  const out: ExcerptPiece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last && last.marked === piece.marked) last.text += piece.text;
    else if (piece.text) out.push({ ...piece });
  }
  return out;
}
