/* Compares clauses in slices, so that the page stays responsive and can show progress. */
import type { ClauseMatch } from './matching/match.ts';
import type { Clause } from './reading/clauses.ts';
import type { ReviewRow } from './review.ts';

/** Shorter than a frame, even on a slow processor. */
const slice = 12;
/** Drawing the progress takes longer than a slice. */
const progressInterval = 150;

interface Progress {
  onProgress(done: number): void;
  /** Checked between slices. */
  stopped(): boolean;
}

/** A timer would wait four milliseconds each time; a message yields to input and frames without waiting. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function rowOf(clause: Clause, match: (text: string) => ClauseMatch): ReviewRow {
  if (clause.kind !== 'clause') return { clause, finding: 'not-compared', match: undefined };
  const found = match(clause.text);
  return { clause, finding: found.finding, match: found };
}

/** Clauses not reached before a stop are kept as not compared. */
export async function compare(
  clauses: readonly Clause[],
  match: (text: string) => ClauseMatch,
  { onProgress, stopped }: Progress,
): Promise<ReviewRow[]> {
  const rows: ReviewRow[] = [];
  let began = performance.now();
  let told = began;
  for (const clause of clauses) {
    const now = performance.now();
    if (now - began > slice) {
      if (now - told > progressInterval) {
        onProgress(rows.length);
        told = now;
      }
      await nextTask();
      if (stopped()) break;
      began = performance.now();
    }
    rows.push(rowOf(clause, match));
  }
  const rest = clauses.slice(rows.length);
  return [
    ...rows,
    ...rest.map((clause): ReviewRow => ({ clause, finding: 'not-compared', match: undefined })),
  ];
}
