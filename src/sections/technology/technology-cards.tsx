import type { LinkableFeature, SectionHead as SectionHeadContent } from '../../content/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { lastWords } from '../../ui/last-words.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './technology-cards.module.css';

interface TechnologyCardsProps {
  head: SectionHeadContent;
  cards: LinkableFeature[];
}

/** What we build with a technology: cards in one row, each as wide as the others. */
export function TechnologyCards({ head, cards }: TechnologyCardsProps) {
  return (
    <section className="section section-mist">
      <div className="wrap">
        <SectionHead {...head} />
        <ul className={css.cards}>
          {cards.map(({ anchor, title, content, icon }) => (
            <li key={anchor} id={anchor} className={css.card} data-reveal="" data-reveal-slow="">
              <Icon name={icon} size={44} />
              <h3 className={css.name}>{title}</h3>
              <p className={css.content}>{lastWords(content)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
