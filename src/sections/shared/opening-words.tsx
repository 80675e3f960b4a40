import type { Banner } from '../../content/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import eyebrows from '../../ui/eyebrow.module.css';
import { Foreign } from '../../ui/foreign.tsx';
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
    <div className={`${css.words} ${css[look]}`} data-paper="block">
      <div>
        <p className={`label ${eyebrows.eyebrow} ${css.eyebrow}`} lang={foreignLanguage(eyebrow)}>
          <Foreign text={eyebrow} />
        </p>
        <h1 className={css.title} data-fit={fitOf(title, look)} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <div>
        <p className={css.lead}>{lastWords(lead)}</p>
        <div className={css.actions} data-screen="">
          {actions.map((action, index) => (
            <ButtonLink key={action.href} link={action} look={index === 0 ? 'white' : 'line'} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** How much smaller a long title is; in a column already a name of two words is long. */
function fitOf(title: string, look: OpeningWordsProps['look']) {
  if (title.length <= 12) return undefined;
  return look === 'column' || title.length > 24 ? 'long' : 'medium';
}
