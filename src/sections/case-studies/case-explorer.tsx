import type { CaseStudiesPage } from '../../content/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTabs } from '../../ui/tabs.ts';
import { useMedia } from '../../ui/use-media.ts';
import { allCases, caseAnchor } from './case-anchor.ts';
import { CaseCategory } from './case-category.tsx';
import { CaseContents } from './case-contents.tsx';
import css from './case-explorer.module.css';
import { CaseMap } from './case-map.tsx';
import { CaseTabs } from './case-tabs.tsx';
import { useCaseExplorer } from './use-case-explorer.ts';

interface CaseExplorerProps extends Pick<CaseStudiesPage, 'labels' | 'categories'> {
  visit?: number | undefined;
}

/** Category, case, detail, side by side; on a phone the detail takes the place of the lists. */
export function CaseExplorer({ labels, categories, visit }: CaseExplorerProps) {
  const isWide = useMedia('(width >= 75rem)');
  const { explorer, chosen, isOpen, isSettled, choose, open, close } = useCaseExplorer(categories, visit);
  const firstTab = (key: string) => categories.find((category) => category.key === key)?.tabs[0] ?? '';
  const tabs = useTabs({
    ids: categories.map(({ key }) => key),
    selected: chosen.category,
    onSelect: (key) => choose({ category: key, tab: firstTab(key) }),
    orientation: isWide ? 'vertical' : 'horizontal',
  });
  const cases = allCases(categories).map(caseAnchor);

  return (
    <section className={`section section-mist ${css.ground}`}>
      <div ref={explorer} className={`wrap ${css.explorer}`} data-open={isOpen} data-settled={isSettled}>
        <CaseContents labels={labels} categories={categories} />
        <div className={css.keys}>
          <CaseTabs label={labels.categories} categories={categories} tabs={tabs} />
        </div>
        <button type="button" className={css.back} onClick={close}>
          <Icon name="arrow-right" size={20} />
          {labels.back}
        </button>
        <div className={css.body}>
          <div className={css.map}>
            <CaseMap count={cases.length} chosen={cases.indexOf(caseAnchor(chosen))} />
          </div>
          {categories.map((category) => (
            <div key={category.key} className={css.panel} {...tabs.panel(category.key)}>
              <CaseCategory
                category={category}
                labels={labels}
                tab={chosen.category === category.key ? chosen.tab : firstTab(category.key)}
                onSelect={(tab) => choose({ category: category.key, tab })}
                onOpen={(tab) => open({ category: category.key, tab })}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
