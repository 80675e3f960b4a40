/* Reads pasted text and CSV files: detects the separator; quoted cells may contain separators and line breaks. */
import { Allowance, mostColumns } from './allowance.ts';
import { isNumber } from './clause-number.ts';
import { joinedLines } from './joined-lines.ts';

const separators = ['\t', ';', ','] as const;

export function readDelimited(text: string, allowance = new Allowance()): string[][] {
  const separator = separatorOf(text);
  if (!separator) return joinedLines(text, allowance).map((line) => [line]);
  return split(text, separator, (cell) => allowance.take(cell));
}

/** The number of characters used to detect the separator: a file may have millions. */
const beginning = 100_000;

/** A separator splits most lines into the same number of cells; commas in prose do not. */
function separatorOf(text: string): string | undefined {
  const start = text.slice(0, beginning);
  return separators.find((separator) => {
    const rows = split(start, separator, (cell) => cell)
      .slice(0, 200)
      .filter((row) => row.some((cell) => cell.trim()));
    if (separator !== '\t' && isProse(rows)) return false;
    const counts = rows.map((row) => row.length);
    const usual = mostFrequent(counts);
    const alike = counts.filter((count) => count === usual).length;
    // A tab is never prose; a single line of two cells may be.
    const enough = separator === '\t' ? 0.3 : counts.length > 1 ? 0.8 : 1.1;
    return usual > 1 && alike >= counts.length * enough;
  });
}

/** A sentence has a space after its comma, a table hardly ever, unless numbers stand before it. */
function isProse(rows: string[][]): boolean {
  const rests = rows.flatMap((row) => row.slice(1));
  const spaced = rests.filter((cell) => /^\s\S/.test(cell)).length;
  const numbered = rows.filter(([first = '']) => isNumber(first)).length;
  return spaced > 0 && spaced >= rests.length / 2 && numbered < rows.length / 2;
}

function mostFrequent(counts: number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].sort((one, other) => other[1] - one[1] || other[0] - one[0])[0]?.[0] ?? 0;
}

function split(text: string, separator: string, take: (cell: string) => string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    if (row.length < mostColumns) row.push(take(cell));
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '' && closes(text, at, separator)) quoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[at + 1] === '\n') at += 1;
      endCell();
      rows.push(row);
      row = [];
    } else cell += letter;
  }
  if (cell || row.length > 0) {
    endCell();
    rows.push(row);
  }
  return rows;
}

/**
 * A quotation mark that is not closed before a separator or line end is an ordinary character. The search ends at the
 * next single mark, or three, so that no part of the text is searched for more than two of them.
 */
function closes(text: string, from: number, separator: string): boolean {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') at += 1;
    else return at + 1 >= text.length || [separator, '\n', '\r'].includes(text[at + 1] as string);
  }
  return false;
}
