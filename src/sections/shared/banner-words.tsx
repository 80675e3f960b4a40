import type { Banner } from '../../content/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import eyebrows from '../../ui/eyebrow.module.css';
import { Foreign } from '../../ui/foreign.tsx';
import { foreignLanguage } from '../../ui/foreign-words.ts';
import { lastWords } from '../../ui/last-words.ts';
import css from './banner-words.module.css';

interface BannerWordsProps extends Omit<Banner, 'image'> {
  /** White instead of marigold, if the drawing has the marigold element. */
  first?: 'signal' | 'white';
}

/** A banner's text: the family, the page's title, one sentence, the next step. */
export function BannerWords({ eyebrow, title, lead, actions = [], first = 'signal' }: BannerWordsProps) {
  return (
    <div className={css.words}>
      <p className={`label ${eyebrows.eyebrow} ${css.eyebrow}`} lang={foreignLanguage(eyebrow)}>
        <Foreign text={eyebrow} />
      </p>
      <h1 className={css.title} data-fit={fitOf(title)} lang={foreignLanguage(title)} tabIndex={-1}>
        <Foreign text={title} />
      </h1>
      <p className={css.lead}>{lastWords(lead)}</p>
      {actions.length > 0 && (
        <div className={css.actions} data-screen="">
          {actions.map((action, index) => (
            <ButtonLink key={action.href} link={action} look={index === 0 ? first : 'line'} />
          ))}
        </div>
      )}
    </div>
  );
}

/** On a phone the longest word limits the title's size; elsewhere its length does. */
function fitOf(title: string) {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length > 24) return 'long';
  return longestWord > 10 ? 'medium' : undefined;
}
