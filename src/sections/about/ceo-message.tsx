import type { AboutPage } from '../../content/company/schema.ts';
import { Picture } from '../../ui/picture.tsx';
import css from './ceo-message.module.css';

/** The chief executive speaks, on the banner's own ground: the portrait, then the words. */
export function CeoMessage({ title, paragraphs, role, portrait }: AboutPage['message']) {
  const [first, ...rest] = paragraphs;
  return (
    <section className={`on-ink ${css.message}`} aria-labelledby="message">
      <div className={`wrap ${css.columns}`}>
        <figure className={css.person}>
          <Picture className={css.portrait} image={portrait} />
          <figcaption className="label">{role}</figcaption>
        </figure>
        <div className={css.words} data-reveal="" data-reveal-slow="">
          <h2 id="message">{title}</h2>
          <p className={css.first}>{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
