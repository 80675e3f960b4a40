import type { AboutPage } from '../../content/company/schema.ts';
import { lastWords } from '../../ui/last-words.ts';
import css from './foundations.module.css';
import type { KeyPlanProps } from './key-plan.tsx';
import { PlanHead } from './plan-head.tsx';

type FoundationsProps = AboutPage['foundations'] & Pick<KeyPlanProps, 'counts'>;

/** Vision, values and strengths as three stones in a row, the last one shaped like the D. */
export function Foundations({ cards, counts, ...head }: FoundationsProps) {
  return (
    <section className={`section ${css.foundations}`} aria-labelledby="foundations">
      <div className="wrap">
        <PlanHead id="foundations" nth={3} part="wall" counts={counts} {...head} />
      </div>
      <ul className={css.stones}>
        {cards.map(({ title, content }, index) => (
          <li
            key={title}
            className={`on-ink ${css.stone}`}
            data-reveal=""
            data-reveal-slow=""
            data-delay={index * 100}
          >
            <h3 className={css.title}>{title}</h3>
            <p>{lastWords(content)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
