import type { Closing, SectionHead as SectionHeadContent, SolutionCard } from '../content/schema.ts';
import { GoLink } from '../ui/button.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Module } from './module.tsx';
import css from './module-grid.module.css';

interface ModuleGridProps {
  head: SectionHeadContent;
  cards: SolutionCard[];
  end: Closing | undefined;
}

/** Many sectors at a glance: a grid of names, closed by what they have in common. */
export function ModuleGrid({ head, cards, end }: ModuleGridProps) {
  return (
    <section className="section section-mist">
      <div className="wrap">
        <SectionHead {...head} />
        <ul className={css.grid}>
          {cards.map((card) => (
            <Module key={card.title} {...card} />
          ))}
          {end && (
            <li className={`on-ink ${css.end}`}>
              <p className={css.title}>{end.title}</p>
              <GoLink href={end.action.href}>{end.action.label}</GoLink>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
