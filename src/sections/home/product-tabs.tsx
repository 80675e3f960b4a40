import type { useTabs } from '../../ui/tabs.ts';
import css from './product-tabs.module.css';

interface ProductTabsProps {
  label: string;
  keys: { id: string; name: string; subtitle?: string; tone: string }[];
  tabs: ReturnType<typeof useTabs>;
}

/** A column of tabs, the selected one joined to its panel; a row of chips where it does not fit. */
export function ProductTabs({ label, keys, tabs }: ProductTabsProps) {
  return (
    <div {...tabs.list} role="tablist" className={css.keys} aria-label={label}>
      {keys.map(({ id, name, subtitle, tone }, index) => (
        <button
          key={id}
          {...tabs.tab(id)}
          type="button"
          className={`${css.key} ${tone}`}
          data-reveal=""
          data-delay={index * 100}
        >
          <span className={css.mark} />
          <span className={css.name}>{name}</span>
          {subtitle && <span className={css.subtitle}>{subtitle}</span>}
        </button>
      ))}
    </div>
  );
}
