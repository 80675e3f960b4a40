/* What the page asks the reader of lists, and what it answers. */
import type { SavedList } from '../exports/kept-file.ts';
import type { Clause } from './clauses.ts';
import type { Columns } from './columns.ts';
import type { Outline } from './outline.ts';
import type { ListSource } from './read-list.ts';
import type { ReadProblem } from './sheet.ts';

export type Question =
  | { ask: 'read'; source: ListSource }
  /** The clauses of one sheet of the list read last. */
  | { ask: 'clauses'; sheet: number; columns: Columns }
  /** Each line of it as a clause. */
  | { ask: 'lines' };

export interface ClauseList {
  clauses: Clause[];
  /** None of them came with a number. */
  counted: boolean;
  /** Headers of the visitor's own columns, and which they are. */
  heads: string[];
  own: number[];
}

export interface ListProblem {
  problem: ReadProblem | 'reader' | 'too-slow';
  lines?: string[];
}

export type Answer = { outline: Outline } | { kept: SavedList } | { list: ClauseList } | ListProblem;
