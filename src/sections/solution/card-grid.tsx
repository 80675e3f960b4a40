import type { SectionHead as SectionHeadContent } from '../../content/schema.ts';
import type { SolutionCard } from '../../content/solutions/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { lastWords } from '../../ui/last-words.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './card-grid.module.css';
import { FunctionList } from './function-list.tsx';

interface CardGridProps {
  head: SectionHeadContent;
  cards: SolutionCard[];
}

/** A few areas of work, each told in full on its own card. */
export function CardGrid({ head, cards }: CardGridProps) {
  return (
    <section className="section section-mist">
      <div className="wrap">
        <SectionHead {...head} />
        <ul className={css.cards}>
          {cards.map(({ imgSrc, anchor, title, description, features }) => (
            <li key={anchor} id={anchor} className={css.card} data-reveal="">
              <h3 className={css.title}>
                <Icon path={imgSrc} size={40} />
                {title}
              </h3>
              <p className={css.description}>{lastWords(description)}</p>
              {features && <FunctionList functions={features} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
