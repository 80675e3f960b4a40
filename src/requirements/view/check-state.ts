/* The states of the page and the transitions between them. */

import type { Columns } from '../reading/columns.ts';
import { guessColumns } from '../reading/columns.ts';
import type { ReadProblem, SourceTable } from '../reading/sheet.ts';
import type { Assessment, Review } from '../review.ts';

export type CheckProblem =
  | { kind: ReadProblem | 'empty' | 'index' | 'kept' | 'reader'; size?: number }
  | { kind: 'not-a-table'; lines: string[] };

export interface Source {
  name: string;
  sheets: SourceTable[];
}

export type CheckStage =
  | { kind: 'start'; problem?: CheckProblem; busy?: 'reading' }
  | { kind: 'columns'; source: Source; sheet: number; columns: Columns }
  | { kind: 'comparing'; done: number; all: number }
  | { kind: 'done'; review: Review; counted: boolean };

export type CheckAction =
  | { do: 'start'; problem?: CheckProblem; busy?: 'reading' }
  | { do: 'columns'; source: Source; sheet: number; columns?: Columns }
  | { do: 'progress'; done: number; all: number }
  | { do: 'done'; review: Review; counted: boolean }
  | { do: 'assess'; at: number; assessment: Assessment | undefined }
  | { do: 'remark'; at: number; remarks: string };

export function nextStage(stage: CheckStage, step: CheckAction): CheckStage {
  switch (step.do) {
    case 'start':
      return {
        kind: 'start',
        ...(step.problem ? { problem: step.problem } : {}),
        ...(step.busy ? { busy: step.busy } : {}),
      };
    case 'columns': {
      const { source, sheet } = step;
      const columns = step.columns ?? guessColumns(source.sheets[sheet]?.rows ?? []);
      return { kind: 'columns', source, sheet, columns };
    }
    case 'progress':
      return { kind: 'comparing', done: step.done, all: step.all };
    case 'done':
      return { kind: 'done', review: step.review, counted: step.counted };
    default:
      return stage.kind === 'done' ? { ...stage, review: changed(stage.review, step) } : stage;
  }
}

function changed(review: Review, step: Extract<CheckAction, { do: 'assess' | 'remark' }>): Review {
  const rows = review.rows.map((row, index) => {
    if (index !== step.at) return row;
    if (step.do === 'remark') return { ...row, remarks: step.remarks };
    const { assessment: _, ...rest } = row;
    return step.assessment ? { ...rest, assessment: step.assessment } : rest;
  });
  return { ...review, rows };
}
