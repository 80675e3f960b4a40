import type { Closing, SectionHead as SectionHeadContent } from '../../content/schema.ts';
import type { SolutionCard } from '../../content/solutions/schema.ts';
import { GoLink } from '../../ui/button.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Sector } from './sector.tsx';
import css from './sector-grid.module.css';

interface SectorGridProps {
  head: SectionHeadContent;
  cards: SolutionCard[];
  end: Closing | undefined;
}

/** Many sectors at a glance: a grid of names, closed by what they have in common. */
export function SectorGrid({ head, cards, end }: SectorGridProps) {
  return (
    <section className="section section-mist">
      <div className="wrap">
        <SectionHead {...head} />
        <ul className={css.grid}>
          {cards.map((card) => (
            <Sector key={card.title} {...card} />
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
