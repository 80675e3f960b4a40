/* Reads pasted text and CSV files: detects the separator; quoted cells may contain separators and line breaks. */
import { isNumber } from './clause-number.ts';
import { splitNumbers } from './numbered-lines.ts';

const separators = ['\t', ';', ','] as const;

export function readDelimited(text: string): string[][] {
  const separator = separatorOf(text);
  return separator ? split(text, separator) : linesOf(text).map((line) => [line]);
}

/** The number of characters used to detect the separator: a file may have millions. */
const beginning = 100_000;

/** A separator splits most lines into the same number of cells; commas in prose do not. */
function separatorOf(text: string): string | undefined {
  const start = text.slice(0, beginning);
  return separators.find((separator) => {
    const rows = split(start, separator)
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

function split(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '' && closes(text, at, separator)) quoted = true;
    else if (letter === separator) {
      row.push(cell);
      cell = '';
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[at + 1] === '\n') at += 1;
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
    } else cell += letter;
  }
  if (cell || row.length > 0) rows.push([...row, cell]);
  return rows;
}

/** A quotation mark that is not closed before a separator or line end is an ordinary character. */
function closes(text: string, from: number, separator: string): boolean {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') at += 1;
    else return at + 1 >= text.length || [separator, '\n', '\r'].includes(text[at + 1] as string);
  }
  return false;
}

/** Joins lines where a PDF broke a clause. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  const broken = text.split(/\r\n|\r|\n/);
  const longest = Math.max(...broken.slice(0, 2000).map((line) => line.length));
  const begins = splitNumbers(broken).map(
    ({ number }, index) => number !== '' || isBullet(broken[index] ?? ''),
  );
  const numbered = begins.filter(Boolean).length > 2;
  for (const [index, line] of broken.entries()) {
    const last = lines.at(-1);
    // Compares with the last line as broken, not as joined.
    const before = broken[index - 1]?.trimEnd() ?? '';
    const runsOn = /[\p{Ll},;-]$/u.test(before) && /^\s*\p{Ll}{2}/u.test(line);
    // If clauses are numbered, a line without a number continues a full line that ends no sentence.
    const fills = numbered && before.length > longest * 0.7 && !/[.:;!?]$/.test(before);
    if (last && !begins[index] && (runsOn || (fills && line.trim())))
      lines[lines.length - 1] = `${last.trimEnd()} ${line.trim()}`;
    else lines.push(line);
  }
  return lines;
}

const isBullet = (line: string) => /^\s*[-–•*]\s/.test(line);
