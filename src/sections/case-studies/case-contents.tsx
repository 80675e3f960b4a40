import type { CaseStudiesPage } from '../../content/cases/schema.ts';
import { SampleWord } from '../../ui/sample-mark.tsx';
import { casesOf } from './case-anchor.ts';
import css from './case-contents.module.css';

/** A table of contents for when scripts are off and all cases are on one page. */
export function CaseContents({ labels, categories }: Pick<CaseStudiesPage, 'labels' | 'categories'>) {
  return (
    <noscript>
      <nav className={css.contents} data-screen="" aria-label={labels.categories}>
        {categories.map((category) => (
          <div key={category.key}>
            <p className="label">{category.fullName}</p>
            <ul>
              {casesOf(category).map(({ anchor, tab, detail }) => (
                <li key={anchor}>
                  <a className={css.link} href={`#${anchor}`}>
                    {tab}
                    {detail.sample && <SampleWord>{labels.sample}</SampleWord>}
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
