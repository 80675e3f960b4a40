/* Guesses what a table's columns contain. The visitor sees the guess and can correct it. */
import { isNumber } from './clause-number.ts';

export interface Columns {
  /** The column with the clauses. */
  text: number;
  /** The column with their numbers, or null. */
  number: number | null;
  /** The number of header rows. */
  head: number;
}

const sample = 60;

export function guessColumns(rows: readonly string[][]): Columns {
  const head = headRows(rows);
  const body = rows
    .slice(head)
    .filter((row) => row.some((cell) => cell.trim()))
    .slice(0, sample);
  const count = widest(body);
  const columns = Array.from({ length: count }, (_, index) =>
    body.map((row) => row[index]?.trim() ?? '').filter(Boolean),
  );
  const lengths = columns.map((cells) => cells.reduce((sum, cell) => sum + cell.length, 0));
  const text = indexOfLargest(lengths);
  const numbered = [...columns.keys()].filter((index) => index !== text && mostly(columns[index], isNumber));
  // Next to a running count, the column to cite is the one with numbers like 5.3.2(a). Figures alone may be a count or
  // quantities, so they are taken only if the header calls them numbers.
  const number =
    numbered.find((index) => mostly(columns[index], isNested)) ??
    numbered.find(
      (index) => !mostly(columns[index], isFigure) || isNumberName(rows[head - 1]?.[index]?.trim() ?? ''),
    );
  return { text, number: number ?? null, head };
}

const isFigure = (cell: string) => /^\d+$/.test(cell);
const isNumberName = (cell: string) =>
  serial.test(cell) || /\b(?:no|number|ref|id|clause|item|section)\b|#/i.test(cell);

const isNested = (cell: string) => /\w[.(/-]\w/.test(cell);

function mostly(cells: string[] | undefined, fits: (cell: string) => boolean): boolean {
  return cells !== undefined && cells.length > 0 && cells.filter(fits).length >= cells.length * 0.6;
}

/** 'Sl.', 'Sr. No.', 'Technical specification', 'Requirement', 'Compliance (Y/N)'. */
const isName = (cell: string) =>
  serial.test(cell) || noun.test(cell) || noun.test(cell.replace(qualifier, ''));
const serial = /^(?:s\.?\s?l?|ser|sr)\.?$/i;
const qualifier = /^(?:ser|sr|s\.?\s?l?|technical|functional|minimum|detailed|tender)\.?\s?/i;
const noun =
  /^(?:no|number|#|id|ref|clause|requirements?|specifications?|descriptions?|particulars|text|item|remarks?|qty|quantity|compliances?|features?|parameters?|section)\b/i;

/** Headers are short, come first, and name typical columns of a tender. */
function headRows(rows: readonly string[][]): number {
  for (const [index, row] of rows.slice(0, 8).entries()) {
    const cells = row.map((cell) => cell.trim()).filter(Boolean);
    const named = cells.filter((cell) => cell.length < 40 && isName(cell)).length;
    if (cells.length > 1 && named >= Math.ceil(cells.length / 2)) return index + 1;
  }
  return 0;
}

export function widest(rows: readonly string[][]): number {
  return rows.slice(0, 500).reduce((most, row) => Math.max(most, row.length), 0);
}

/** Of thousands of numbers too, which would be too many arguments for `Math.max`. */
export function indexOfLargest(numbers: readonly number[]): number {
  return numbers.reduce((best, number, index) => (number > (numbers[best] ?? 0) ? index : best), 0);
}
