import type { CaseStudiesPage, CaseStudyCategory } from '../../content/schema.ts';
import { useTabs } from '../../ui/tabs.ts';
import { caseAnchor } from './case-anchor.ts';
import css from './case-category.module.css';
import { CaseDetail } from './case-detail.tsx';

interface CaseCategoryProps {
  category: CaseStudyCategory;
  labels: CaseStudiesPage['labels'];
  /** The chosen case; a category that is not chosen has its first ready. */
  tab: string;
  onSelect: (tab: string) => void;
  /** A press on a case, as against passing it with the arrow keys. */
  onOpen: (tab: string) => void;
}

/** A category's cases: the list of them, and each in full. */
export function CaseCategory({ category, labels, tab, onSelect, onOpen }: CaseCategoryProps) {
  const cases = casesOf(category);
  const tabs = useTabs({
    ids: cases.map(({ anchor }) => anchor),
    selected: caseAnchor({ category: category.key, tab }),
    onSelect: (wanted) => onSelect(cases.find(({ anchor }) => anchor === wanted)?.name ?? tab),
    orientation: 'vertical',
  });
  const list = { ...tabs.list, 'aria-label': labels.cases };
  return (
    <>
      <div className={css.list}>
        <h2 className={css.head}>{category.fullName}</h2>
        <div {...list}>
          {cases.map(({ name, anchor, detail }) => (
            <button
              key={name}
              type="button"
              className={css.tab}
              {...tabs.tab(anchor)}
              onClick={() => onOpen(name)}
            >
              <span className={css.customer}>{name}</span>
              <span className={css.title}>{detail.title}</span>
            </button>
          ))}
        </div>
      </div>
      <div className={css.details}>
        {cases.map(({ name, anchor, detail }) => (
          <div key={name} className={css.panel} {...tabs.panel(anchor)}>
            <CaseDetail anchor={anchor} labels={labels} {...detail} />
          </div>
        ))}
      </div>
    </>
  );
}

function casesOf({ key, tabs, details }: CaseStudyCategory) {
  return tabs.flatMap((name) => {
    const detail = details[name];
    return detail ? [{ name, anchor: caseAnchor({ category: key, tab: name }), detail }] : [];
  });
}
