import type { DevelopmentPage } from '../../content/technologies/schema.ts';
import { Picture } from '../../ui/picture.tsx';
import type { useTabs } from '../../ui/tabs.ts';
import css from './technology-panel.module.css';

type TechnologyPanelProps = DevelopmentPage['tabs'][number] & {
  panel: ReturnType<ReturnType<typeof useTabs>['panel']>;
};

/** The tools of one layer: what it is for, then names with their signs. */
export function TechnologyPanel({ name, description, items, panel }: TechnologyPanelProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel without controls takes focus itself (APG)
    <div className={css.panel} tabIndex={0} {...panel}>
      <div>
        <h3 className={css.name}>{name}</h3>
        <p className={css.description}>{description}</p>
      </div>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item.name} className={css.item}>
            <Picture className="logotype" image={{ src: item.image, alt: '', width: 30, height: 30 }} />
            {item.name}
          </li>
        ))}
      </ul>
    </div>
  );
}
