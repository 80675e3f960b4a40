/* The texts of one case; its numbers, drawing and position on the plan are the first edition's. */
export interface CaseWords {
  /** The customer, on the case's tab. */
  tab: string;
  title: string;
  about: string;
  businessChallenge: string;
  smarterSolution: string;
  figure: {
    figure: string;
    label: string;
    note: string;
    before: { label: string; note: string };
    alt: string;
    /** In the order of the drawing's labels. */
    labels: string[];
  };
  benefits: { heading: string; content: string }[];
}
