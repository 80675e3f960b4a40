import type { AboutPage } from '../../content/company/schema.ts';
import css from './company.module.css';
import type { KeyPlanProps } from './key-plan.tsx';
import { PlanHead } from './plan-head.tsx';

type CompanyProps = AboutPage['company'] & Pick<KeyPlanProps, 'counts'>;

/** What the company does, and beside it its areas of work, drawn as roads that leave the page. */
export function Company({ title, paragraphs, focusTitle, focusAreas, counts }: CompanyProps) {
  return (
    <section className={`section section-mist ${css.company}`} aria-labelledby="company">
      <div className="wrap">
        <PlanHead id="company" nth={2} title={title} part="roads" counts={counts} />
        <div className={css.columns}>
          <div className={css.words} data-reveal="" data-reveal-slow="">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div data-reveal="" data-reveal-slow="" data-delay="200">
            <h3 className="label">{focusTitle}</h3>
            <ul className={css.areas}>
              {focusAreas.map((area) => (
                <li key={area}>{area}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
