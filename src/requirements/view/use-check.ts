/* From a paste or a file to findings. Pasted text stays in the field whatever happens. */
import { useReducer, useRef, useState } from 'react';
import { compare } from '../compare.ts';
import type { SavedList } from '../exports/kept-file.ts';
import { loadMatcher } from '../load.ts';
import type { Clause } from '../reading/clauses.ts';
import type { Columns } from '../reading/columns.ts';
import type { Outline } from '../reading/outline.ts';
import type { ListProblem, Question } from '../reading/questions.ts';
import type { ListSource } from '../reading/read-list.ts';
import { mostRows, type Review, type ReviewRow } from '../review.ts';
import { nextStage, type Source } from './check-state.ts';
import { useListReader } from './use-list-reader.ts';

export function useCheck() {
  const [stage, step] = useReducer(nextStage, { kind: 'start' });
  const [text, setText] = useState('');
  const reader = useListReader();
  /** A table from the clipboard as HTML, and its plain text. */
  const table = useRef<{ html: string; text: string }>(undefined);
  /** Reads the last list again, after something did not load. */
  const again = useRef(() => {});
  /** The name of the list read last. */
  const lastName = useRef('');
  const stopped = useRef(false);

  function readText() {
    if (!text.trim()) return step({ do: 'start', problem: { kind: 'empty' } });
    const html = table.current?.text === text ? table.current.html : '';
    void read({ text, html }, '');
  }

  async function read(source: ListSource, name: string) {
    again.current = () => void read(source, name);
    lastName.current = name;
    step({ do: 'start', reading: 'under way' });
    const answer = await reader.ask({ ask: 'read', source });
    // Stopped, or another list came after it.
    if (!answer) return;
    if ('problem' in answer) return show(answer, sizeOf(source));
    if ('kept' in answer) return void openAgain(answer.kept);
    if ('outline' in answer) take(name, answer.outline);
  }

  function show({ problem, lines = [] }: ListProblem, size?: number) {
    const shown =
      problem === 'not-a-table' ? { kind: problem, lines } : { kind: problem, ...(size ? { size } : {}) };
    step({ do: 'start', problem: shown });
  }

  /** One column needs no question; several do, as do more rows than are compared. */
  function take(name: string, { sheets, fullest }: Outline) {
    const source = { name, sheets };
    const sheet = sheets[fullest];
    if (!sheet) return;
    if (sheet.width > 1 || sheet.rows > mostRows || sheets.length > 1)
      return step({ do: 'columns', source, sheet: fullest });
    void compareRows(name, { ask: 'clauses', sheet: fullest, columns: sheet.guess }, sheet.rows);
  }

  async function compareRows(name: string, question: Question, count: number) {
    step({ do: 'progress', done: 0, all: Math.min(count, mostRows) });
    const answer = await reader.ask(question);
    if (!answer) return step({ do: 'start', reading: 'stopped' });
    if ('problem' in answer) return show(answer);
    if (!('list' in answer)) return;
    const { clauses, counted, heads, own } = answer.list;
    const rows = await findAll(clauses);
    if (rows) step({ do: 'done', review: { source: name, heads, own, rows }, counted });
  }

  async function openAgain({ clauses, ...list }: SavedList) {
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
    keepTable: (html: string, pasted: string) => {
      table.current = html ? { html, text: pasted } : undefined;
    },
    readText,
    readAgain: () => again.current(),
    readEachLine: () => void compareRows(lastName.current, { ask: 'lines' }, mostRows),
    readChosen: (file: File) => void read({ file }, file.name),
    compareSheet: ({ name, sheets }: Source, sheet: number, columns: Columns) =>
      void compareRows(name, { ask: 'clauses', sheet, columns }, (sheets[sheet]?.rows ?? 0) - columns.head),
    takeSample: (name: string, rows: string[][]) => void read({ rows }, name),
    stopReading: () => {
      reader.stop();
      step({ do: 'start', reading: 'stopped' });
    },
    /** Keeps what has been compared. */
    stop: () => {
      stopped.current = true;
      reader.stop();
    },
  };
}

export type Check = ReturnType<typeof useCheck>;

const sizeOf = (source: ListSource) =>
  'file' in source ? source.file.size : 'text' in source ? source.text.length : 0;
