import type { CaseStudiesPage } from '../../content/cases/schema.ts';
import { caseAnchor } from './case-anchor.ts';
import css from './case-contents.module.css';

/** Without scripts the cases follow one another: a list that leads to each. */
export function CaseContents({ labels, categories }: Pick<CaseStudiesPage, 'labels' | 'categories'>) {
  return (
    <noscript>
      <nav className={css.contents} aria-label={labels.categories}>
        {categories.map(({ key, fullName, tabs }) => (
          <div key={key}>
            <p className="label">{fullName}</p>
            <ul>
              {tabs.map((tab) => (
                <li key={tab}>
                  <a className={css.link} href={`#${caseAnchor({ category: key, tab })}`}>
                    {tab}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </noscript>
  );
}
