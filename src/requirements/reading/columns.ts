/* What a table's columns seem to be. The visitor sees the guess and may choose otherwise. */
import { isNumber } from './clause-number.ts';

export interface Columns {
  /** Which column holds the clauses. */
  text: number;
  /** Which holds their numbers; null: none does. */
  number: number | null;
  /** Are the first rows heads of columns, and how many? */
  head: number;
}

const sample = 60;

export function guessColumns(rows: readonly string[][]): Columns {
  const head = headRows(rows);
  const body = rows
    .slice(head)
    .filter((row) => row.some((cell) => cell.trim()))
    .slice(0, sample);
  const count = Math.max(0, ...body.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, index) =>
    body.map((row) => row[index]?.trim() ?? '').filter(Boolean),
  );
  const lengths = columns.map((cells) => cells.reduce((sum, cell) => sum + cell.length, 0));
  const text = Math.max(0, lengths.indexOf(Math.max(...lengths)));
  const numbered = [...columns.keys()].filter((index) => index !== text && mostly(columns[index], isNumber));
  // Beside a running count, the column to cite is the one with numbers like 5.3.2(a).
  const number = numbered.find((index) => mostly(columns[index], isNested)) ?? numbered[0] ?? null;
  return { text, number, head };
}

const isNested = (cell: string) => /\w[.(/-]\w/.test(cell);

function mostly(cells: string[] | undefined, fits: (cell: string) => boolean): boolean {
  return cells !== undefined && cells.length > 0 && cells.filter(fits).length >= cells.length * 0.6;
}

const names =
  /^(?:s\.?\s?l?\.?|sl\.?|sr\.?|ser\.?)$|^(?:(?:s\.?\s?l?\.?|sl\.?|sr\.?|ser\.?|technical|functional|minimum|detailed|tender)\s?)?(?:no\.?|number|#|id|ref\.?|clause|requirements?|specifications?|descriptions?|particulars|text|item|remarks?|qty|quantity|compliance.*|features?|parameters?|section)\b/i;

/** Heads are short, come first, and name what a tender's columns hold. */
function headRows(rows: readonly string[][]): number {
  for (const [index, row] of rows.slice(0, 8).entries()) {
    const cells = row.map((cell) => cell.trim()).filter(Boolean);
    const named = cells.filter((cell) => cell.length < 40 && names.test(cell)).length;
    if (cells.length > 1 && named >= Math.ceil(cells.length / 2)) return index + 1;
  }
  return 0;
}

export function widest(rows: readonly string[][]): number {
  return Math.max(0, ...rows.slice(0, 500).map((row) => row.length));
}
