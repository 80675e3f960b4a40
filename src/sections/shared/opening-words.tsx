import type { Banner } from '../../content/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import eyebrows from '../../ui/eyebrow.module.css';
import { foreignLanguage } from '../../ui/foreign-words.ts';
import { lastWords } from '../../ui/last-words.ts';
import css from './opening-words.module.css';

interface OpeningWordsProps {
  banner: Banner;
  /** Title beside the sentence over a wide drawing, or all in one column beside a tall one. */
  look: 'wide' | 'column';
}

/** An opening's text over or beside a drawing. Its first action is white, because the drawing has the marigold element. */
export function OpeningWords({ banner, look }: OpeningWordsProps) {
  const { eyebrow, title, lead, actions = [] } = banner;
  return (
    <div className={`${css.words} ${css[look]}`}>
      <div>
        <p className={`label ${eyebrows.eyebrow} ${css.eyebrow}`} lang={foreignLanguage(eyebrow)}>
          {eyebrow}
        </p>
        <h1 className={`${css.title} ${sizeOf(title)}`} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <div>
        <p className={css.lead}>{lastWords(lead)}</p>
        <div className={css.actions}>
          {actions.map((action, index) => (
            <ButtonLink key={action.href} link={action} look={index === 0 ? 'white' : 'line'} />
          ))}
        </div>
      </div>
    </div>
  );
}

function sizeOf(title: string): string {
  if (title.length > 24) return css.long ?? '';
  return (title.length > 12 && css.medium) || '';
}
