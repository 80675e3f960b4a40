import { useEffect, useState } from 'react';
import type { DevelopmentPage } from '../../content/technologies/schema.ts';
import { anchorOf } from '../../ui/anchor.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { useTabs } from '../../ui/tabs.ts';
import { TechnologyPanel } from './technology-panel.tsx';
import css from './technology-tabs.module.css';

interface TechnologyTabsProps {
  head: DevelopmentPage['tabsHead'];
  tabs: DevelopmentPage['tabs'];
}

/** The layers of an application as tabs, each opening a panel of its tools. */
export function TechnologyTabs({ head, tabs }: TechnologyTabsProps) {
  const names = tabs.map(({ name }) => name);
  const [selected, setSelected] = useState(names[0] ?? '');
  const { list, tab, panel } = useTabs({ ids: names, selected, onSelect: setSelected });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are the page's own and stay the same
  useEffect(() => {
    const follow = () => {
      const named = names.find((name) => `#${anchorOf(name)}` === location.hash);
      if (named) setSelected(named);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const labelledList = { ...list, 'aria-label': head.title };
  return (
    <section className="section section-mist">
      <div className="wrap">
        <SectionHead {...head} />
        <div className={css.tabs} {...labelledList}>
          {names.map((name) => (
            <button key={name} type="button" className={css.tab} {...tab(name)}>
              {name}
            </button>
          ))}
        </div>
        {tabs.map((tools) => (
          <div key={tools.name} id={anchorOf(tools.name)}>
            <TechnologyPanel {...tools} panel={panel(tools.name)} />
          </div>
        ))}
      </div>
    </section>
  );
}
