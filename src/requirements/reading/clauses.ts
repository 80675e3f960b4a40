/*
 * Turns rows into clauses, in the visitor's order. Nothing is dropped; a clause that cannot be compared has a
 * reason.
 */
import { holdsNumber, isNumber } from './clause-number.ts';
import type { Columns } from './columns.ts';
import { splitNumbers } from './numbered-lines.ts';
import { scriptOf } from './script.ts';

export type ClauseKind = 'clause' | 'heading' | 'empty' | 'language';

export interface Clause {
  number: string;
  text: string;
  kind: ClauseKind;
  /** For a clause in another script. */
  script?: string;
  /** The number of the first clause with the same text. */
  sameAs?: string;
  /** The original row, for the visitor's own columns. */
  cells: string[];
}

export interface ReadList {
  clauses: Clause[];
  /** None of the clauses came with a number. */
  counted: boolean;
}

export function clausesOf(rows: readonly string[][], columns: Columns): ReadList {
  const lines = trimmed(rows.slice(columns.head)).map((cells) => lineOf(cells, columns));
  const split = splitNumbers(lines.map(({ number, text }) => (number ? '' : text)));
  const numbers = lines.map(({ number }, index) => number || (split[index]?.number ?? ''));
  const texts = lines.map(({ text }) => text);
  const numbered = numbers.filter((number, index) => number && texts[index]).length;
  const counted = numbered < texts.filter(Boolean).length * 0.2;
  const read = lines.map((line, index) => ({
    ...line,
    number: numbers[index] ?? '',
    // Beside a counted number, the clause keeps what may be its own.
    text: counted || line.number ? line.text : (split[index]?.text ?? ''),
  }));
  let count = 0;
  const clauses = read.map(({ cells, number, text, alone }, index): Clause => {
    const next = read.slice(index + 1, index + 4).find((line) => line.text)?.number ?? '';
    const heading = alone || isHeading({ number, text, next, counted });
    const script = scriptOf(text);
    const kind = !text ? 'empty' : script ? 'language' : heading ? 'heading' : 'clause';
    if (kind !== 'empty') count += 1;
    return {
      number: counted && kind !== 'empty' ? String(count) : number,
      text,
      kind,
      cells,
      ...(script ? { script } : {}),
    };
  });
  return { clauses: withRepeats(clauses), counted };
}

/** Drops empty rows at either end. */
function trimmed(rows: readonly string[][]): string[][] {
  const isFull = (row: string[]) => row.some((cell) => cell.trim());
  const first = rows.findIndex(isFull);
  return first < 0 ? [] : rows.slice(first, rows.findLastIndex(isFull) + 1);
}

/** A row's text, and its number if a column holds the numbers. */
function lineOf(cells: string[], { text: at, number: numberAt }: Columns) {
  const [text, ...others] = [cells[at] ?? '', ...cells].map((cell) => cell.replace(/\s+/g, ' ').trim());
  if (text) {
    const number = numberAt === null ? '' : (cells[numberAt] ?? '').trim();
    return { cells, number: number.replace(/[.:]$/, ''), text, alone: false };
  }
  // A full-width heading is in the first cell of a merged row.
  const other = others.find((cell) => cell && !isNumber(cell)) ?? '';
  return { cells, number: '', text: other, alone: other !== '' };
}

function isHeading(line: { number: string; text: string; next: string; counted: boolean }): boolean {
  const { number, text, next, counted } = line;
  const words = text.split(' ').length;
  if (words > 9 || /[.;]$/.test(text) || /\b(shall|should|must|will|be|is|are|has|have|can)\b/i.test(text))
    return false;
  if (counted)
    return (
      words < 6 &&
      !/\d/.test(text) &&
      /^(\p{Lu}|section|part|annex)/iu.test(text) &&
      text === text.toUpperCase()
    );
  return number === '' || holdsNumber(number, next);
}

function withRepeats(clauses: Clause[]): Clause[] {
  const first = new Map<string, string>();
  return clauses.map((clause) => {
    if (clause.kind !== 'clause') return clause;
    const key = clause.text.toLowerCase();
    const known = first.get(key);
    if (known === undefined) first.set(key, clause.number);
    return known === undefined ? clause : { ...clause, sameAs: known };
  });
}
