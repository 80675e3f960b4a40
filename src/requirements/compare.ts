/* Compares clause by clause in slices, so that the page answers meanwhile and shows what is done. */
import type { Match } from './matching/match.ts';
import type { Clause } from './reading/clauses.ts';
import type { Row } from './review.ts';

/** Shorter than a frame, also where the processor is slow. */
const slice = 12;

interface Progress {
  onProgress(rows: Row[]): void;
  /** Asked between slices. */
  stopped(): boolean;
}

export function rowOf(clause: Clause, match: (text: string) => Match): Row {
  if (clause.kind !== 'clause') return { clause, finding: 'not-compared', match: undefined };
  const found = match(clause.text);
  return { clause, finding: found.finding, match: found };
}

/** What was not reached before a stop is kept as not compared. */
export async function compare(
  clauses: readonly Clause[],
  match: (text: string) => Match,
  { onProgress, stopped }: Progress,
): Promise<Row[]> {
  const rows: Row[] = [];
  let began = performance.now();
  for (const clause of clauses) {
    if (performance.now() - began > slice) {
      onProgress([...rows]);
      await new Promise((resolve) => setTimeout(resolve));
      if (stopped()) break;
      began = performance.now();
    }
    rows.push(rowOf(clause, match));
  }
  const rest = clauses.slice(rows.length);
  return [...rows, ...rest.map((clause): Row => ({ clause, finding: 'not-compared', match: undefined }))];
}
