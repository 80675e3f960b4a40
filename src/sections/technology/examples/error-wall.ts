/* Sorts a model's predictions: errors first. */
import type { ErrorWall } from '../../../content/examples/schema.ts';

export type ErrorOrder = ErrorWall['orders'][number]['id'];

export interface Judgement {
  id: number;
  was: ErrorWall['wanted'];
  predicted: ErrorWall['wanted'];
  sure: number;
  minute: number;
  wrong: boolean;
  /** A false negative. */
  missed: boolean;
}

export function classifyErrors({ pictures, wanted }: Pick<ErrorWall, 'pictures' | 'wanted'>): Judgement[] {
  return pictures.map(([was, predicted, sure, minute], id) => {
    const wrong = was !== predicted;
    return { id, was, predicted, sure, minute, wrong, missed: wrong && was === wanted };
  });
}

export function sortBy(order: ErrorOrder, judgements: readonly Judgement[]): Judgement[] {
  const byTime = (one: Judgement, other: Judgement) => one.minute - other.minute;
  const first = (test: (one: Judgement) => boolean) => (one: Judgement, other: Judgement) =>
    Number(test(other)) - Number(test(one));
  const surest = (one: Judgement, other: Judgement) =>
    first(({ wrong }) => wrong)(one, other) || other.sure - one.sure || byTime(one, other);
  if (order === 'time') return judgements.toSorted(byTime);
  if (order === 'surest') return judgements.toSorted(surest);
  return judgements.toSorted((one, other) => first(({ missed }) => missed)(one, other) || surest(one, other));
}
