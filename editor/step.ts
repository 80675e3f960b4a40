/* The file changes of one action of the owner. */
export interface Change {
  file: string;
  /** Absent if there is no such file. */
  before: string | Buffer | undefined;
  after: string | Buffer | undefined;
}

export interface EditStep {
  /** Title of the undo button: 'Change hero tagline'. */
  label: string;
  changes: Change[];
  /** Files outside the content that belong to the step: the route table, when a page is added. */
  further?: string[];
  /** Checks every file, since others may no longer fit. */
  everywhere?: boolean;
}
