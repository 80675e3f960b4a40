import type { AboutPage } from '../../content/company/schema.ts';
import css from './company.module.css';

/** What the company does, and beside it the areas it keeps to. */
export function Company({ title, paragraphs, focusTitle, focusAreas }: AboutPage['company']) {
  return (
    <section className="section section-mist" aria-labelledby="company">
      <div className={`wrap ${css.columns}`}>
        <div className={css.words} data-reveal="" data-reveal-slow="">
          <h2 id="company">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={css.focus} data-reveal="" data-reveal-slow="" data-delay="200">
          <h3>{focusTitle}</h3>
          <ul className={css.areas}>
            {focusAreas.map((area) => (
              <li key={area}>{area}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
