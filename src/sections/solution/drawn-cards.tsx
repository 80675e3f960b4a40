import type { ReactNode } from 'react';
import type { SectionHead as SectionHeadContent } from '../../content/schema.ts';
import type { SolutionCard } from '../../content/solutions/schema.ts';
import { lastWords } from '../../ui/last-words.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './drawn-cards.module.css';

interface DrawnCardsProps {
  head: SectionHeadContent;
  /** Explains the drawings. */
  note?: string;
  cards: SolutionCard[];
  /** One small drawing for each card, taken from the instrument above. */
  drawings: ReactNode[];
}

/** Areas of work, each under a detail of the page's drawing. */
export function DrawnCards({ head, note, cards, drawings }: DrawnCardsProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead {...head} />
        {note && <p className={css.note}>{note}</p>}
        <ul className={css.cards} data-paper="block">
          {cards.map(({ anchor, title, description, features = [] }, index) => (
            <li key={anchor} id={anchor} className={css.card} data-paper="block">
              <div>{drawings[index]}</div>
              <h3>{title}</h3>
              <p className={css.description}>{lastWords(description)}</p>
              <ul className={css.functions}>
                {features.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
