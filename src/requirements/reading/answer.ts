/* Answers the page's questions about a list, and keeps the list between them. */
import { mostRows } from '../review.ts';
import { clausesOf } from './clauses.ts';
import { type Columns, indexOfLargest, widest } from './columns.ts';
import { outlineOf } from './outline.ts';
import type { Answer, ClauseList, Question } from './questions.ts';
import { readList } from './read-list.ts';
import { lettersIn, type SourceTable, Unreadable } from './sheet.ts';

export function createAnswerer(): (question: Question) => Promise<Answer> {
  let sheets: SourceTable[] = [];

  async function read(question: Extract<Question, { ask: 'read' }>): Promise<Answer> {
    const read = await readList(question.source);
    if ('kept' in read) return read;
    sheets = read.sheets;
    return { outline: outlineOf(sheets) };
  }

  /** A column beside another, or a heading, is part of its line. */
  function lines(): ClauseList {
    const { rows } = sheets[indexOfLargest(sheets.map(lettersIn))] ?? { rows: [] };
    return listOf(
      rows.map((row) => [row.join(' ')]),
      { text: 0, number: null, head: 0 },
    );
  }

  return async (question) => {
    try {
      if (question.ask === 'read') return await read(question);
      if (question.ask === 'lines') return { list: lines() };
      const sheet = sheets[question.sheet];
      if (!sheet) throw new Unreadable('damaged');
      return { list: listOf(sheet.rows, question.columns) };
    } catch (error) {
      // Whatever a file makes its reader stumble over, it is not as its kind should be.
      if (!(error instanceof Unreadable)) return { problem: 'damaged' };
      return { problem: error.problem, lines: error.lines };
    }
  };
}

function listOf(all: readonly string[][], columns: Columns): ClauseList {
  const rows = all.slice(0, mostRows + columns.head);
  const heads = columns.head > 0 ? (rows[columns.head - 1] ?? []) : [];
  const own = Array.from({ length: widest(rows) }, (_, column) => column).filter(
    (column) => column !== columns.text && column !== columns.number,
  );
  return { ...clausesOf(rows, columns), heads, own };
}
