import type { CaseStudiesPage } from '../../content/cases/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import type { useTabs } from '../../ui/tabs.ts';
import css from './case-tabs.module.css';

interface CaseTabsProps extends Pick<CaseStudiesPage, 'categories'> {
  label: string;
  tabs: ReturnType<typeof useTabs>;
}

/** The categories with the number of their cases: a column on wide screens, a row of chips elsewhere. */
export function CaseTabs({ label, categories, tabs }: CaseTabsProps) {
  const list = { ...tabs.list, 'aria-label': label };
  return (
    <div>
      <p className={css.head} aria-hidden="true">
        {label}
      </p>
      <div className={css.keys} {...list}>
        {categories.map(({ key, fullName, icon, tabs: cases }) => (
          <button key={key} type="button" className={css.key} {...tabs.tab(key)}>
            <Icon name={icon} size={28} />
            <span className={css.name}>
              {key} <span className={css.fullName}>{fullName}</span>
            </span>
            <span className={css.count}>{cases.length}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
