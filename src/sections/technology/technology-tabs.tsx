import { useEffect, useState } from 'react';
import type { DevelopmentPage } from '../../content/technologies/schema.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { useTabs } from '../../ui/tabs.ts';
import { TechnologyPanel } from './technology-panel.tsx';
import css from './technology-tabs.module.css';

interface TechnologyTabsProps {
  head: DevelopmentPage['tabsHead'];
  tabs: DevelopmentPage['tabs'];
  /** The layer of the technology selected in the drawing. */
  wanted: string | undefined;
}

/** The layers of an application as tabs, each opening a panel of its tools. */
export function TechnologyTabs({ head, tabs, wanted }: TechnologyTabsProps) {
  const anchors = tabs.map(({ anchor }) => anchor);
  const [selected, setSelected] = useState(anchors[0] ?? '');
  const { list, tab, panel } = useTabs({ ids: anchors, selected, onSelect: setSelected });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs of a page never change
  useEffect(() => {
    const follow = () => {
      const named = anchors.find((anchor) => `#${anchor}` === location.hash);
      if (named) setSelected(named);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    if (wanted) setSelected(wanted);
  }, [wanted]);

  const labelledList = { ...list, 'aria-label': head.title };
  return (
    <section className="section section-mist">
      <div className="wrap">
        <SectionHead {...head} />
        <div className={css.tabs} {...labelledList}>
          {tabs.map(({ anchor, name, items }) => (
            <button key={anchor} type="button" className={css.tab} {...tab(anchor)}>
              {name}
              <span className={css.count} aria-hidden="true">
                {items.length}
              </span>
            </button>
          ))}
        </div>
        {tabs.map((tools) => (
          <div key={tools.anchor} id={tools.anchor}>
            <TechnologyPanel {...tools} panel={panel(tools.anchor)} />
          </div>
        ))}
      </div>
    </section>
  );
}
