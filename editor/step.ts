/* What one act of the owner changes on disk. */
export interface Change {
  file: string;
  /** Absent: there is no such file. */
  before: string | Buffer | undefined;
  after: string | Buffer | undefined;
}

export interface Step {
  /** Said on the undo button: 'Change hero tagline'. */
  label: string;
  changes: Change[];
  /** Files outside the content that belong to the step: the route table, when a page is added. */
  further?: string[];
  /** Other files may no longer fit: look at all of them. */
  everywhere?: boolean;
}
