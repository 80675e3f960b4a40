/* The data of a question and its answers. */
import type { StepView } from '../../engine/view-types.ts';
import type { Answer } from '../state/desk-state.ts';

export interface AnswerChoice {
  label: string;
  action: Answer;
  /** Its single-key shortcut. */
  key?: 'C' | 'X' | 'A' | 'R';
}

export interface DecisionShape {
  question: string;
  lead: string;
  step: StepView | null;
  /** Marigold only if it waits for the role at the desk. */
  waits: boolean;
  yes?: AnswerChoice | undefined;
  no?: AnswerChoice | undefined;
  third?: AnswerChoice | undefined;
  /** The answers are a judgement of what is seen: none of them is coloured. */
  judges?: boolean;
  /** Changes the role; separate from the answers, so that nobody hands the desk over by mistake. */
  take?: AnswerChoice | undefined;
  /** Cordon sizes to choose from. */
  cordons?: readonly number[];
}

export type QuestionShape = Pick<
  DecisionShape,
  'question' | 'lead' | 'yes' | 'no' | 'third' | 'cordons' | 'judges'
>;
