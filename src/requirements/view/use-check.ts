/* From a paste or a file to findings. Pasted text stays in the field whatever happens. */
import { useReducer, useRef, useState } from 'react';
import { compare } from '../compare.ts';
import { mostKept, openKept } from '../exports/kept-file.ts';
import { loadMatcher } from '../load.ts';
import { type Clause, clausesOf } from '../reading/clauses.ts';
import { type Columns, guessColumns, widest } from '../reading/columns.ts';
import { readDelimited } from '../reading/delimited.ts';
import { loadOffice, readFile } from '../reading/read-file.ts';
import { type SourceTable, Unreadable } from '../reading/sheet.ts';
import { mostRows, type Review, type ReviewRow } from '../review.ts';
import { nextStage, type Source } from './check-state.ts';

export function useCheck() {
  const [stage, step] = useReducer(nextStage, { kind: 'start' });
  const [text, setText] = useState('');
  /** A table from the clipboard, and its plain text. */
  const table = useRef<{ sheet: SourceTable; text: string }>(undefined);
  /** The text that was read but did not look like clauses. */
  const unread = useRef<Source>(undefined);
  const stopped = useRef(false);

  function readText() {
    if (!text.trim()) return step({ do: 'start', problem: { kind: 'empty' } });
    const kept = text.trimStart().startsWith('{') ? openKept(text) : undefined;
    if (kept) return void openAgain(kept);
    const known = table.current?.text === text ? table.current.sheet : undefined;
    take({ name: '', sheets: [known ?? { name: '', rows: readDelimited(text) }] });
  }

  async function readChosen(file: File) {
    step({ do: 'start', busy: 'reading' });
    try {
      if (/\.json$/i.test(file.name)) {
        const kept = file.size > mostKept ? undefined : openKept(await file.text());
        return kept ? await openAgain(kept) : step({ do: 'start', problem: { kind: 'kept' } });
      }
      take({ name: file.name, sheets: await readFile(file) });
    } catch (error) {
      const kind = error instanceof Unreadable ? error.problem : 'reader';
      step({ do: 'start', problem: { kind, size: file.size } });
    }
  }

  /** One column needs no question; several do, as do more rows than are compared. */
  function take(source: Source) {
    const at = fullest(source.sheets);
    const rows = source.sheets[at]?.rows ?? [];
    if (!rows.flat().some((cell) => cell.trim())) return step({ do: 'start', problem: { kind: 'empty' } });
    if (!looksLikeClauses(rows)) {
      unread.current = source;
      return step({ do: 'start', problem: { kind: 'not-a-table', lines: firstLines(rows) } });
    }
    if (widest(rows) > 1 || rows.length > mostRows || source.sheets.length > 1)
      return step({ do: 'columns', source, sheet: at });
    void compareRows(source, at, guessColumns(rows));
  }

  function readEachLine() {
    const { name = '', sheets = [] } = unread.current ?? {};
    const lines = (sheets[fullest(sheets)]?.rows ?? []).map((row) => [row.join(' ')]);
    void compareRows({ name, sheets: [{ name: '', rows: lines }] }, 0, { text: 0, number: null, head: 0 });
  }

  async function compareRows(source: Source, sheet: number, columns: Columns) {
    const rows = (source.sheets[sheet]?.rows ?? []).slice(0, mostRows + columns.head);
    const { clauses, counted } = clausesOf(rows, columns);
    const heads = columns.head > 0 ? (rows[columns.head - 1] ?? []) : [];
    const own = Array.from({ length: widest(rows) }, (_, column) => column).filter(
      (column) => column !== columns.text && column !== columns.number,
    );
    const compared = await findAll(clauses);
    if (compared) step({ do: 'done', review: { source: source.name, heads, own, rows: compared }, counted });
  }

  async function openAgain({ clauses, ...list }: NonNullable<ReturnType<typeof openKept>>) {
    const compared = await findAll(clauses.map(({ assessment: _, remarks: __, ...clause }) => clause));
    const rows = compared?.map((row, index): ReviewRow => {
      const { assessment, remarks } = clauses[index] ?? {};
      return { ...row, ...(assessment ? { assessment } : {}), ...(remarks ? { remarks } : {}) };
    });
    if (rows) step({ do: 'done', review: { ...list, rows } satisfies Review, counted: false });
  }

  async function findAll(clauses: Clause[]): Promise<ReviewRow[] | undefined> {
    stopped.current = false;
    step({ do: 'progress', done: 0, all: clauses.length });
    try {
      return await compare(clauses, await loadMatcher(), {
        onProgress: (done) => step({ do: 'progress', done, all: clauses.length }),
        stopped: () => stopped.current,
      });
    } catch {
      step({ do: 'start', problem: { kind: 'index' } });
      return undefined;
    }
  }

  return {
    stage,
    step,
    text,
    setText,
    keepTable: (sheet: SourceTable | undefined, pasted: string) => {
      table.current = sheet && { sheet, text: pasted };
    },
    readText,
    readEachLine,
    readChosen,
    compareRows,
    loadOffice,
    takeSample: (name: string, rows: string[][]) => take({ name, sheets: [{ name: '', rows }] }),
    stop: () => {
      stopped.current = true;
    },
  };
}

export type Check = ReturnType<typeof useCheck>;

const sizeOf = ({ rows }: SourceTable) => rows.flat().reduce((sum, cell) => sum + cell.length, 0);

function fullest(sheets: readonly SourceTable[]): number {
  const sizes = sheets.map(sizeOf);
  return Math.max(0, sizes.indexOf(Math.max(...sizes)));
}

/** At least one line with a few words. */
function looksLikeClauses(rows: readonly string[][]): boolean {
  return rows.some((row) => row.some((cell) => (cell.match(/\p{L}{2,}/gu) ?? []).length > 2));
}

function firstLines(rows: readonly string[][]): string[] {
  return rows.slice(0, 5).map((row) => row.join(' ').slice(0, 120));
}
