/* What the one question and its answers are made of. */
import type { StepView } from '../../engine/view-types.ts';
import type { Answer } from '../state/desk-state.ts';

export interface Choice {
  label: string;
  does: Answer;
  /** The single key that gives it. */
  key?: 'C' | 'X' | 'A' | 'R';
}

export interface Shape {
  question: string;
  lead: string;
  step: StepView | null;
  /** Marigold only when it waits for the role at the desk. */
  waits: boolean;
  yes?: Choice | undefined;
  no?: Choice | undefined;
  third?: Choice | undefined;
  /** Changes the role. Placed apart, so that nobody hands the desk over by mistake. */
  take?: Choice | undefined;
  /** Sizes of cordon to choose from before the answer. */
  cordons?: readonly number[];
}

export type Question = Pick<Shape, 'question' | 'lead' | 'yes' | 'no' | 'third' | 'cordons'>;
