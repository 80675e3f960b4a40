/** A table as read from the source: one sheet of a spreadsheet. */
export interface SourceTable {
  name: string;
  rows: string[][];
}

/** Why a file could not be read; the sentence for it is in the content. */
export type ReadProblem = 'too-large' | 'password' | 'unreadable' | 'too-deep' | 'damaged';

export class Unreadable extends Error {
  readonly problem: ReadProblem;

  constructor(problem: ReadProblem) {
    super(problem);
    this.problem = problem;
  }
}
