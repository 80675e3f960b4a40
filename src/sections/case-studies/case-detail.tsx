import { memo } from 'react';
import type { CaseStudiesPage, CaseStudyDetail } from '../../content/cases/schema.ts';
import { Link } from '../../ui/link.tsx';
import { SampleWord } from '../../ui/sample-mark.tsx';
import css from './case-detail.module.css';
import { CaseFigure } from './case-figure.tsx';
import { NextCase, type NextCaseProps } from './next-case.tsx';

interface CaseDetailProps extends Omit<CaseStudyDetail, 'benefits' | 'pin'> {
  anchor: string;
  labels: CaseStudiesPage['labels'];
  next: Omit<NextCaseProps, 'label'> | undefined;
}

/** One case: its figure, the customer, the problem and what was built. */
export const CaseDetail = memo(function CaseDetail({ anchor, labels, next, ...detail }: CaseDetailProps) {
  const { title, sample, figure, about, businessChallenge, smarterSolution, products } = detail;
  return (
    <article id={anchor} className={css.case}>
      {figure && <CaseFigure anchor={anchor} words={labels} {...figure} />}
      <div className={css.text}>
        <h3 className={css.title} tabIndex={-1}>
          {title}
          {sample && <SampleWord>{labels.sample}</SampleWord>}
        </h3>
        <Part heading={labels.about} text={about} />
        <Part heading={labels.businessChallenge} text={businessChallenge} />
        <Part heading={labels.smarterSolution} text={smarterSolution} solved />
        {products && (
          <div className={`${css.part} ${css.used}`}>
            <h4 className={css.heading}>{labels.products}</h4>
            <ul className={css.products}>
              {products.map(({ name, description, href }) => (
                <li key={name}>
                  <Link href={href}>{name}</Link>
                  <span>{description}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {next && <NextCase label={labels.next} {...next} />}
    </article>
  );
});

function Part({ heading, text, solved = false }: { heading: string; text: string; solved?: boolean }) {
  return (
    <div className={css.part}>
      <h4 className={`${css.heading} ${css.marked}`} data-solved={solved}>
        {heading}
      </h4>
      <p>{text}</p>
    </div>
  );
}
