import type { Feature, SectionHead } from '../../content/schema.ts';
import { anchorOf } from '../../ui/anchor.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './technology-cards.module.css';

interface TechnologyCardsProps {
  head: SectionHead;
  cards: Feature[];
}

/** What we build with a technology: the title takes the grid's first place, the cards the others. */
export function TechnologyCards({ head, cards }: TechnologyCardsProps) {
  return (
    <section className="section section-mist">
      <div className={`wrap ${css.columns}`}>
        <div className={css.head}>
          <h2 className={css.title}>{head.title}</h2>
          <p className="lead">{head.lead}</p>
        </div>
        <ul className={css.cards}>
          {cards.map(({ title, content, icon }) => (
            <li key={title} id={anchorOf(title)} className={css.card} data-reveal="" data-reveal-slow="">
              <Icon name={icon} size={44} />
              <h3 className={css.name}>{title}</h3>
              <p className={css.content}>{content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
