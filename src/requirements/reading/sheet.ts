/** One table as it was read: what a spreadsheet calls a sheet. */
export interface Sheet {
  name: string;
  rows: string[][];
}

/** What is wrong with a file, in a word; the sentence for it is content. */
export type ReadProblem = 'too-large' | 'password' | 'unreadable' | 'too-deep' | 'damaged';

export class Unreadable extends Error {
  readonly problem: ReadProblem;

  constructor(problem: ReadProblem) {
    super(problem);
    this.problem = problem;
  }
}
