import type { Closing, SectionHead as SectionHeadContent, SolutionCard } from '../content/schema.ts';
import { GoLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import css from './module-grid.module.css';

interface ModuleGridProps {
  head: SectionHeadContent;
  cards: SolutionCard[];
  end: Closing | undefined;
}

/** Many sectors at a glance: a grid of names, each opening its description and functions below its row. */
export function ModuleGrid({ head, cards, end }: ModuleGridProps) {
  return (
    <section className="section section-mist">
      <div className="wrap">
        <SectionHead {...head} />
        <ul className={css.grid}>
          {cards.map(({ imgSrc, title, description, features = [] }) => (
            <li key={title} className={css.cell}>
              <details className={css.module} name="module">
                <summary className={css.summary}>
                  <Icon path={imgSrc} size={32} />
                  <h3 className={css.title}>{title}</h3>
                  <span className={css.chevron}>
                    <Icon name="chevron-down" size={20} />
                  </span>
                </summary>
                <div className={css.body}>
                  <p className={css.description}>{description}</p>
                  <ul className={css.features}>
                    {features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                </div>
              </details>
            </li>
          ))}
          {end && (
            <li className={`on-ink ${css.end}`}>
              <p className={css.endTitle}>{end.title}</p>
              <GoLink href={end.action.href}>{end.action.label}</GoLink>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
