/* Saves the list and the visitor's settings to a file, to continue later. Opening it compares again. */
import { Allowance, mostColumns } from '../reading/allowance.ts';
import type { Clause, ClauseKind } from '../reading/clauses.ts';
import { type Assessment, assessments, mostRows, type Review, type ReviewRow } from '../review.ts';

const format = 'requirement-check';
const version = 1;
/** In bytes: a list may be several times as large as its source file. */
export const mostKept = 50_000_000;

export interface SavedList extends Omit<Review, 'rows'> {
  clauses: (Clause & Pick<ReviewRow, 'assessment' | 'remarks'>)[];
}

export function keep({ rows, ...list }: Review): string {
  const clauses = rows.map(({ clause, assessment, remarks }) => ({ ...clause, assessment, remarks }));
  return JSON.stringify({ format, version, ...list, clauses }, null, 1);
}

/** A clause's text is in its cells too, and remarks may be longer than both. */
const timesAList = 5;

/** Undefined for any other file; it may have been edited. */
export function openKept(text: string): SavedList | undefined {
  try {
    const kept = JSON.parse(text);
    if (kept?.format !== format || kept.version !== version || !Array.isArray(kept.clauses)) return undefined;
    if (kept.clauses.length > mostRows) return undefined;
    const allowance = new Allowance(timesAList);
    return {
      source: allowance.take(String(kept.source ?? '')),
      heads: texts(kept.heads, allowance),
      own: Array.isArray(kept.own) ? kept.own.slice(0, mostColumns).filter(Number.isInteger) : [],
      clauses: kept.clauses.map((clause: Record<string, unknown>) => clauseOf(clause, allowance)),
    };
  } catch {
    return undefined;
  }
}

const kinds: ClauseKind[] = ['clause', 'heading', 'empty', 'language'];

function clauseOf(kept: Record<string, unknown>, allowance: Allowance): SavedList['clauses'][number] {
  const { number, text, kind, script, sameAs, cells, assessment, remarks } = kept;
  return {
    number: allowance.take(String(number ?? '')),
    text: allowance.take(String(text ?? '')),
    kind: kinds.includes(kind as ClauseKind) ? (kind as ClauseKind) : 'clause',
    cells: texts(cells, allowance),
    ...(script ? { script: allowance.take(String(script)) } : {}),
    ...(sameAs ? { sameAs: allowance.take(String(sameAs)) } : {}),
    ...(assessments.includes(assessment as Assessment) ? { assessment: assessment as Assessment } : {}),
    ...(remarks ? { remarks: allowance.take(String(remarks)) } : {}),
  };
}

const texts = (value: unknown, allowance: Allowance) =>
  Array.isArray(value) ? value.slice(0, mostColumns).map((text) => allowance.take(String(text))) : [];
