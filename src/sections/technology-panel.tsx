import type { DevelopmentPage } from '../content/schema.ts';
import type { useTabs } from '../ui/tabs.ts';
import { LayerStack } from './layer-stack.tsx';
import css from './technology-panel.module.css';

type TechnologyPanelProps = DevelopmentPage['tabs'][number] & {
  /** Its place among the layers, from the top. */
  layer: number;
  panel: ReturnType<ReturnType<typeof useTabs>['panel']>;
};

/** The tools of one layer: where it stands, what it is for, then names with their signs. */
export function TechnologyPanel({ name, description, items, layer, panel }: TechnologyPanelProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel without controls takes focus itself (APG)
    <div className={css.panel} tabIndex={0} {...panel}>
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.description}>{description}</p>
      </div>
      <LayerStack current={layer} />
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item.name} className={css.item}>
            <img src={item.image} alt="" width={48} height={48} loading="lazy" decoding="async" />
            {item.name}
          </li>
        ))}
      </ul>
    </div>
  );
}
