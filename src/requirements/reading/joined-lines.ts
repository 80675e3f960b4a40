/* The lines of a text without columns; joins lines where a PDF broke a clause. */
import { type Allowance, longestCell } from './allowance.ts';
import { splitNumbers } from './numbered-lines.ts';

export function joinedLines(text: string, allowance: Allowance): string[] {
  const broken = piecesOf(text, allowance);
  const longest = broken.slice(0, 2000).reduce((most, line) => Math.max(most, line.length), 0);
  const begins = splitNumbers(broken).map(
    ({ number }, index) => number !== '' || isBullet(broken[index] ?? ''),
  );
  const numbered = begins.filter(Boolean).length > 2;
  const lines: string[][] = [];
  let length = 0;
  for (const [index, line] of broken.entries()) {
    const last = lines.at(-1);
    // Compares with the last line as broken, not as joined.
    const before = broken[index - 1]?.trimEnd() ?? '';
    const runsOn = /[\p{Ll},;-]$/u.test(before) && /^\s*\p{Ll}{2}/u.test(line);
    // If clauses are numbered, a line without a number continues a full line that ends no sentence.
    const fills = numbered && before.length > longest * 0.7 && !/[.:;!?]$/.test(before);
    const goesOn = !begins[index] && (runsOn || (fills && line.trim()));
    if (last?.[0] && goesOn && length + line.length < longestCell) {
      last.push(line.trim());
      length += line.length + 1;
    } else {
      lines.push([line]);
      length = line.length;
    }
  }
  return lines.map((parts) => (parts.length > 1 ? parts.map(trimmedEnd).join(' ') : (parts[0] ?? '')));
}

const trimmedEnd = (part: string) => part.trimEnd();

/** A line longer than a cell goes on in the next. */
function piecesOf(text: string, allowance: Allowance): string[] {
  const pieces: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/))
    for (let from = 0; from === 0 || from < line.length; from += longestCell)
      pieces.push(allowance.take(line.slice(from, from + longestCell)));
  return pieces;
}

const isBullet = (line: string) => /^\s*[-–•*]\s/.test(line);
