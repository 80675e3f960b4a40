import type { FounderPage } from '../../content/company/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { lastWords } from '../../ui/last-words.ts';
import css from './biography.module.css';

/** The founder's biography; the first paragraph is larger. */
export function Biography({
  heading,
  biography,
  profile,
}: Pick<FounderPage, 'heading' | 'biography' | 'profile'>) {
  const [first, ...rest] = biography;
  return (
    <section className={`wrap section ${css.columns}`} aria-labelledby="biography">
      <div className={css.head}>
        <h2 id="biography">{heading}</h2>
        <ButtonLink link={profile} look="ink" />
      </div>
      <div className={css.story}>
        <p className={css.first}>{lastWords(first ?? '')}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
