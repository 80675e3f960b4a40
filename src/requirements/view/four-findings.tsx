import type { RequirementsPage } from '../../content/requirements/schema.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { FindingMark } from './finding-mark.tsx';
import css from './four-findings.module.css';

type FourFindingsProps = Pick<RequirementsPage, 'findings'> & {
  names: RequirementsPage['words']['findings'];
};

export function FourFindings({ findings, names }: FourFindingsProps) {
  return (
    <section className="section section-mist">
      <div className="wrap">
        <SectionHead title={findings.title} lead={findings.lead} />
        <ul className={css.findings}>
          {findings.items.map(({ finding, content }) => (
            <li key={finding}>
              <FindingMark finding={finding} />
              <h3>{names[finding]}</h3>
              <p>{content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
