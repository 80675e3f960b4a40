import type { LinkableFeature, SectionHead } from '../../content/schema.ts';
import { lastWords } from '../../ui/last-words.ts';
import { Flag } from '../shared/flag.tsx';
import css from './numbered-cards.module.css';

interface NumberedCardsProps {
  head: SectionHead;
  cards: LinkableFeature[];
}

/** What we build with a technology; cards are numbered as on the drawing above. */
export function NumberedCards({ head, cards }: NumberedCardsProps) {
  return (
    <section className={`wrap ${css.section}`} data-paper="row">
      <div className={css.head}>
        <h2 className={css.title}>{head.title}</h2>
        <p className={css.lead}>{lastWords(head.lead)}</p>
      </div>
      <ol className={css.cards} data-paper="block">
        {cards.map(({ anchor, title, content }, index) => (
          <li
            key={anchor}
            id={anchor}
            className={css.card}
            data-paper="whole numbered"
            data-card={index + 1}
            data-reveal=""
            data-reveal-slow=""
          >
            <Flag number={index + 1} onInk />
            <h3 className={css.name}>{title}</h3>
            <p className={css.content}>{lastWords(content)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
