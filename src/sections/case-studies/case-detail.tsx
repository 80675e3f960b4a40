import { memo } from 'react';
import type { CaseStudiesPage, CaseStudyDetail } from '../../content/schema.ts';
import css from './case-detail.module.css';

interface CaseDetailProps extends Omit<CaseStudyDetail, 'benefits'> {
  anchor: string;
  labels: CaseStudiesPage['labels'];
}

/** One case: who, what did not work, what was built. Its words stay the same whichever case is chosen. */
export const CaseDetail = memo(function CaseDetail({
  anchor,
  labels,
  title,
  about,
  businessChallenge,
  smarterSolution,
}: CaseDetailProps) {
  return (
    <article id={anchor} className={css.case}>
      <h3 className={css.title} tabIndex={-1}>
        {title}
      </h3>
      <h4 className={css.part}>{labels.about}</h4>
      <p>{about}</p>
      <h4 className={css.part}>{labels.businessChallenge}</h4>
      <p>{businessChallenge}</p>
      <h4 className={`${css.part} ${css.solution}`}>{labels.smarterSolution}</h4>
      <p>{smarterSolution}</p>
    </article>
  );
});
