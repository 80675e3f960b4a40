/* The list with its findings and the visitor's settings: the page's only state. */
import type { ClauseMatch, Finding } from './matching/match.ts';
import type { Clause } from './reading/clauses.ts';

/** Rows beyond this are not compared. */
export const mostRows = 5000;

export const assessments = ['met', 'partly', 'not-met', 'ask', 'not-applicable'] as const;
export type Assessment = (typeof assessments)[number];

export interface ReviewRow {
  clause: Clause;
  finding: Finding;
  match: ClauseMatch | undefined;
  assessment?: Assessment;
  remarks?: string;
}

export interface Review {
  /** The file's name; empty for a pasted list. */
  source: string;
  /** Headers of the visitor's own columns, and which of them were read as number and text. */
  heads: string[];
  own: number[];
  rows: ReviewRow[];
}

export type Totals = Record<Finding, number>;

export function totalsOf(rows: readonly ReviewRow[]): Totals {
  const totals: Totals = { related: 0, possible: 0, nothing: 0, 'not-compared': 0 };
  for (const { finding } of rows) totals[finding] += 1;
  return totals;
}

/** Clauses to ask about: without findings, or marked so by the visitor, except those that do not apply; each once. */
export function queriesOf(rows: readonly ReviewRow[]): ReviewRow[] {
  return rows.filter(
    ({ clause, finding, assessment }) =>
      clause.sameAs === undefined &&
      clause.kind === 'clause' &&
      assessment !== 'not-applicable' &&
      (finding === 'nothing' || assessment === 'ask'),
  );
}
