import { useState } from 'react';
import type { DevelopmentPage } from '../content/schema.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { useTabs } from '../ui/tabs.ts';
import css from './technology-tabs.module.css';

interface TechnologyTabsProps {
  head: DevelopmentPage['tabsHead'];
  tabs: DevelopmentPage['tabs'];
}

/** The layers of an application as tabs, each with the names and signs of its tools. */
export function TechnologyTabs({ head, tabs }: TechnologyTabsProps) {
  const names = tabs.map(({ name }) => name);
  const [selected, setSelected] = useState(names[0] ?? '');
  const { list, tab, panel } = useTabs({ ids: names, selected, onSelect: setSelected });
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
        {tabs.map(({ name, description, items }) => (
          <div key={name} className={css.panel} {...panel(name)}>
            <div className={css.words}>
              <h3 className={css.name}>{name}</h3>
              <p className={css.description}>{description}</p>
            </div>
            <ul className={css.items}>
              {items.map((item) => (
                <li key={item.name} className={css.item}>
                  <img src={item.image} alt="" width={48} height={48} loading="lazy" decoding="async" />
                  {item.name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
