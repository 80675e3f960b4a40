/* The states of the page and the transitions between them. */

import type { Columns } from '../reading/columns.ts';
import type { SheetOutline } from '../reading/outline.ts';
import type { ListProblem } from '../reading/questions.ts';
import type { Assessment, Review } from '../review.ts';

export type CheckProblem =
  | { kind: Exclude<ListProblem['problem'], 'not-a-table'> | 'index'; size?: number }
  | { kind: 'not-a-table'; lines: string[] };

export interface Source {
  name: string;
  sheets: SheetOutline[];
}

export type CheckStage =
  | { kind: 'start'; problem?: CheckProblem; reading?: 'under way' | 'stopped' }
  | { kind: 'columns'; source: Source; sheet: number; columns: Columns }
  | { kind: 'comparing'; done: number; all: number }
  | { kind: 'done'; review: Review; counted: boolean };

export type CheckAction =
  | { do: 'start'; problem?: CheckProblem; reading?: 'under way' | 'stopped' }
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
        ...(step.reading ? { reading: step.reading } : {}),
      };
    case 'columns': {
      const { source, sheet } = step;
      const columns = step.columns ?? source.sheets[sheet]?.guess ?? { text: 0, number: null, head: 0 };
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
