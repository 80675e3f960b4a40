import type { AboutPage } from '../../content/company/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { lastWords } from '../../ui/last-words.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './foundations.module.css';

/** Vision, values, strengths: three statements of equal weight. */
export function Foundations({ cards, ...head }: AboutPage['foundations']) {
  return (
    <section className="wrap section">
      <SectionHead {...head} />
      <ul className={css.cards}>
        {cards.map(({ title, content, icon }, index) => (
          <li key={title} className={css.card} data-reveal="" data-reveal-slow="" data-delay={index * 100}>
            <Icon name={icon} size={40} />
            <h3 className={css.title}>{title}</h3>
            <p>{lastWords(content)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
