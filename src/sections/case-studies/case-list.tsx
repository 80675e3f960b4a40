import type { CaseStudyCategory } from '../../content/cases/schema.ts';
import { SampleWord } from '../../ui/sample-mark.tsx';
import type { useTabs } from '../../ui/tabs.ts';
import { casesOf } from './case-anchor.ts';
import css from './case-list.module.css';

interface CaseListProps {
  category: CaseStudyCategory;
  label: string;
  /** The mark of a sample. */
  sample: string;
  tabs: ReturnType<typeof useTabs>;
  /** Called for a click on a case, not when arrow keys pass it. */
  onOpen: (anchor: string) => void;
}

/** The cases of one category, by customer. */
export function CaseList({ category, label, sample, tabs, onOpen }: CaseListProps) {
  const list = { ...tabs.list, 'aria-label': label };
  return (
    <>
      <p className={css.head} aria-hidden="true">
        {label}
      </p>
      <div {...list}>
        {casesOf(category).map(({ tab, anchor, detail }) => (
          <button
            key={anchor}
            type="button"
            className={css.tab}
            {...tabs.tab(anchor)}
            onClick={() => onOpen(anchor)}
          >
            <span className={css.customer}>
              {tab}
              {detail.sample && <SampleWord>{sample}</SampleWord>}
            </span>
            <span className={css.title}>{detail.title}</span>
          </button>
        ))}
      </div>
    </>
  );
}
