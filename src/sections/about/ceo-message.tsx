import type { AboutPage } from '../../content/company/schema.ts';
import css from './ceo-message.module.css';

/** The chief executive's signed message, on the banner's background. */
export function CeoMessage({ title, paragraphs, role, name, place }: AboutPage['message']) {
  const [first, ...rest] = paragraphs;
  return (
    <section className={`on-ink ${css.message}`} aria-labelledby="message">
      <div className={`wrap ${css.columns}`}>
        <div>
          <span className={css.number} aria-hidden="true">
            1
          </span>
          <h2 id="message" className={css.title}>
            {title}
          </h2>
        </div>
        <div data-reveal="" data-reveal-slow="">
          <p className={css.first}>{first}</p>
          <div className={css.rest}>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className={css.signature}>
              {name && <span>{name}</span>}
              <span>{role}</span>
              {place && <span className="label">{place}</span>}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
