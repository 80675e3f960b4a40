/** A table as read from the source: one sheet of a spreadsheet. */
export interface SourceTable {
  name: string;
  rows: string[][];
}

export function lettersIn({ rows }: Pick<SourceTable, 'rows'>): number {
  let letters = 0;
  for (const row of rows) for (const cell of row) letters += cell.length;
  return letters;
}

/** Why a list could not be read; the sentence for it is in the content. */
export type ReadProblem =
  | 'empty'
  | 'too-large'
  | 'password'
  | 'unreadable'
  | 'too-deep'
  | 'damaged'
  | 'kept'
  | 'not-a-table';

export class Unreadable extends Error {
  readonly problem: ReadProblem;
  /** For text that does not look like clauses, how it begins. */
  readonly lines: string[];

  constructor(problem: ReadProblem, lines: string[] = []) {
    super(problem);
    this.problem = problem;
    this.lines = lines;
  }
}
