import type { HowWeWorkPage } from '../../content/company/schema.ts';
import css from './exchange.module.css';

type ExchangeProps = Pick<HowWeWorkPage, 'principle' | 'sections'>;

/** What the customer brings beside what stays with them, under the rule that both follow. */
export function Exchange({ principle, sections }: ExchangeProps) {
  return (
    <div className="section section-mist">
      <div className="wrap">
        <p className={css.principle}>{principle}</p>
        <div className={css.columns} data-paper="block">
          {sections.map(({ id, title, paragraphs, points }) => (
            <section key={id} id={id} className={css.part} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={css.title}>
                {title}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <ul className={css.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
