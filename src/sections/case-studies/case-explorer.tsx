import type { CaseStudiesPage } from '../../content/cases/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { orientationOf, useTabs } from '../../ui/tabs.ts';
import { useMedia } from '../../ui/use-media.ts';
import { casesOf } from './case-anchor.ts';
import { CaseContents } from './case-contents.tsx';
import { CaseDetail } from './case-detail.tsx';
import css from './case-explorer.module.css';
import { CaseList } from './case-list.tsx';
import { CasePlan } from './case-plan.tsx';
import { CaseTabs } from './case-tabs.tsx';
import { useCaseExplorer } from './use-case-explorer.ts';

interface CaseExplorerProps extends Pick<CaseStudiesPage, 'labels' | 'categories'> {
  visit?: number | undefined;
}

/** Categories and cases on one side, the selected case on the other; on a phone it replaces the lists. */
export function CaseExplorer({ labels, categories, visit }: CaseExplorerProps) {
  const isWide = useMedia('(width >= 75rem)');
  const { explorer, chosen, isOpen, isSettled, choose, open, close } = useCaseExplorer(categories, visit);
  const cases = categories.flatMap(casesOf);
  const firstOf = (key: string) => cases.find(({ category }) => category === key) ?? chosen;
  const byCategory = useTabs({
    ids: categories.map(({ key }) => key),
    selected: chosen.category,
    onSelect: (key) => choose(firstOf(key), 'push'),
    orientation: orientationOf(isWide),
  });
  const byCase = useTabs({
    ids: cases.filter(({ category }) => category === chosen.category).map(({ anchor }) => anchor),
    selected: chosen.anchor,
    onSelect: (wanted) => choose(cases.find(({ anchor }) => anchor === wanted) ?? chosen),
    orientation: 'vertical',
  });

  return (
    <section className={`section section-mist ${css.ground}`}>
      <div ref={explorer} className={`wrap ${css.explorer}`} data-open={isOpen} data-settled={isSettled}>
        <CaseContents labels={labels} categories={categories} />
        <div className={css.choice} data-paper="block">
          <div className={css.categories} data-screen="">
            <CaseTabs label={labels.categories} categories={categories} tabs={byCategory} />
          </div>
          <div className={css.lists} data-screen="">
            {categories.map((category) => (
              <div key={category.key} {...byCategory.panel(category.key)}>
                <CaseList
                  category={category}
                  label={labels.cases}
                  sample={labels.sample}
                  tabs={byCase}
                  onOpen={(anchor) => open({ category: category.key, anchor })}
                />
              </div>
            ))}
          </div>
          <div className={css.plan}>
            <CasePlan label={labels.plan} sample={labels.sample} cases={cases} chosen={chosen.anchor} />
          </div>
        </div>
        <button type="button" className={css.back} onClick={close}>
          <Icon name="arrow-right" size={20} />
          {labels.back}
        </button>
        <div className={css.details}>
          {cases.map(({ category, anchor, detail }, index) => (
            <div key={anchor}>
              {category !== cases[index - 1]?.category && (
                <h2 className={css.category} data-chosen={category === chosen.category}>
                  {categories.find(({ key }) => key === category)?.fullName}
                </h2>
              )}
              <div {...byCase.panel(anchor)}>
                <CaseDetail labels={labels} {...detail} next={nextOf(cases, index, labels.sample)} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Wraps around after the last case; undefined if there is only one. */
function nextOf(cases: ReturnType<typeof casesOf>, index: number, mark: string) {
  const next = cases[(index + 1) % cases.length];
  if (!next || cases.length === 1) return undefined;
  const { anchor, tab, detail } = next;
  return {
    anchor,
    tab,
    title: detail.title,
    sample: detail.sample && mark,
    drawing: detail.figure?.name,
  };
}
