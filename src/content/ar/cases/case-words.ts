/* The texts of a case. Its drawing and its position on the plan come from the English page. */
import type { CaseFigure, CaseStudyDetail } from '../../cases/schema.ts';

export interface CaseWords
  extends Pick<CaseStudyDetail, 'title' | 'about' | 'businessChallenge' | 'smarterSolution'> {
  /** The customer, as the list of cases names it. */
  customer: string;
  figure: Pick<CaseFigure, 'figure' | 'label' | 'note' | 'before' | 'alt'> & {
    /** By the English word in the drawing; names of standards and numbers stay. */
    labels: Record<string, string>;
  };
}
