/*
 * What the page shows of a list before it is compared. The list itself stays with its reader: it may have two million
 * cells.
 */
import { type Columns, guessColumns, indexOfLargest, widest } from './columns.ts';
import { lettersIn, type SourceTable, Unreadable } from './sheet.ts';

export interface SheetOutline {
  name: string;
  /** How many there are. */
  rows: number;
  width: number;
  guess: Columns;
  /** The header row, and the first rows after it, shortened. */
  head: string[];
  first: string[][];
}

export interface Outline {
  sheets: SheetOutline[];
  /** The place of the sheet with the most text. */
  fullest: number;
}

export function outlineOf(sheets: readonly SourceTable[]): Outline {
  const fullest = indexOfLargest(sheets.map(lettersIn));
  const { rows } = sheets[fullest] ?? { rows: [] };
  if (!rows.some((row) => row.some((cell) => cell.trim()))) throw new Unreadable('empty');
  if (!looksLikeClauses(rows)) throw new Unreadable('not-a-table', firstLines(rows));
  return { sheets: sheets.map(outlineOfSheet), fullest };
}

function outlineOfSheet({ name, rows }: SourceTable): SheetOutline {
  const guess = guessColumns(rows);
  return {
    name: shortened(name),
    rows: rows.length,
    width: widest(rows),
    guess,
    head: guess.head > 0 ? (rows[guess.head - 1] ?? []).map(shortened) : [],
    first: rows.slice(guess.head, guess.head + 5).map((row) => row.map(shortened)),
  };
}

const shortened = (cell: string) => cell.slice(0, 90);

/** At least one line with a few words. */
function looksLikeClauses(rows: readonly string[][]): boolean {
  return rows.some((row) => row.some((cell) => (cell.match(/\p{L}{2,}/gu) ?? []).length > 2));
}

function firstLines(rows: readonly string[][]): string[] {
  return rows.slice(0, 5).map((row) => row.join(' ').slice(0, 120));
}
