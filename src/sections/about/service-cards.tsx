import type { AboutPage } from '../../content/company/schema.ts';
import { Arrow } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lastWords } from '../../ui/last-words.ts';
import { Link } from '../../ui/link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './service-cards.module.css';

/** The kinds of work the company takes on, each a way to its page. */
export function ServiceCards({ cards, ...head }: AboutPage['services']) {
  return (
    <section className="section section-mist">
      <div className="wrap">
        <SectionHead {...head} />
        <ul className={css.cards}>
          {cards.map(({ title, content, icon, href }, index) => (
            <li key={title} data-reveal="" data-reveal-slow="" data-delay={index * 100}>
              <Link href={href} className={css.card}>
                <Icon name={icon} size={40} />
                <div className={css.words}>
                  <h3 className={css.title}>{title}</h3>
                  <p className={css.content}>{lastWords(content)}</p>
                </div>
                <Arrow />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
