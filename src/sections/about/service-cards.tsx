import type { AboutPage } from '../../content/company/schema.ts';
import { Arrow } from '../../ui/button.tsx';
import { lastWords } from '../../ui/last-words.ts';
import { Link } from '../../ui/link.tsx';
import type { KeyPlanProps } from './key-plan.tsx';
import { PlanHead } from './plan-head.tsx';
import css from './service-cards.module.css';

type ServiceCardsProps = AboutPage['services'] & Pick<KeyPlanProps, 'counts'>;

/** The kinds of work, drawn as rooms side by side; each door links to its page. */
export function ServiceCards({ cards, counts, ...head }: ServiceCardsProps) {
  return (
    <section className={`section section-mist ${css.work}`} aria-labelledby="work">
      <div className="wrap">
        <PlanHead id="work" nth={4} part="rooms" counts={counts} {...head} />
        <ul className={css.rooms}>
          {cards.map(({ title, content, href }, index) => (
            <li
              key={title}
              className={css.room}
              data-paper="whole"
              data-reveal=""
              data-reveal-slow=""
              data-delay={index * 100}
            >
              <Link href={href} className={css.card}>
                <h3 className={css.title}>{title}</h3>
                <p className={css.content}>{lastWords(content)}</p>
                <Arrow />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
