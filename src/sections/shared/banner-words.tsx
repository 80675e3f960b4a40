import type { Banner } from '../../content/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import eyebrows from '../../ui/eyebrow.module.css';
import { foreignLanguage } from '../../ui/foreign-words.ts';
import { lastWords } from '../../ui/last-words.ts';
import css from './banner-words.module.css';

interface BannerWordsProps extends Omit<Banner, 'image'> {
  /** White beside a drawing that has the one marigold thing. */
  first?: 'signal' | 'white';
}

/** What a banner says, whatever is drawn beside it: the family, the page's title, one sentence, the next step. */
export function BannerWords({ eyebrow, title, lead, actions = [], first = 'signal' }: BannerWordsProps) {
  return (
    <div className={css.words}>
      <p className={`label ${eyebrows.eyebrow} ${css.eyebrow}`} lang={foreignLanguage(eyebrow)}>
        {eyebrow}
      </p>
      <h1 className={classOf(title)} lang={foreignLanguage(title)} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.lead}>{lastWords(lead)}</p>
      {actions.length > 0 && (
        <div className={css.actions}>
          {actions.map((action, index) => (
            <ButtonLink key={action.href} link={action} look={index === 0 ? first : 'line'} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The longest word decides how large a title can be on a phone, the whole length how large it should be. */
function classOf(title: string): string {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length > 24) return `${css.title} ${css.long}`;
  return longestWord > 10 ? `${css.title} ${css.longWord}` : `${css.title}`;
}
