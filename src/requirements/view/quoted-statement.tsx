import type { RequirementWords } from '../../content/requirements/schema.ts';
import { fill } from '../../ui/fill.ts';
import { dateIn } from '../../ui/format.ts';
import type { Near } from '../matching/match.ts';
import css from './quoted-statement.module.css';

interface QuotedStatementProps {
  near: Near;
  words: RequirementWords;
  whole?: boolean;
}

/** A quoted statement with a link to its page, in a new tab because the list exists only in this one. */
export function QuotedStatement({ near, words, whole = false }: QuotedStatementProps) {
  const { passage, limit } = near;
  const { pageTitle, side, section, date, text } = passage;
  return (
    <div className={css.statement}>
      <blockquote className={whole ? css.whole : css.quote} cite={passage.href}>{`‘${text}’`}</blockquote>
      {limit && <p className={css.limit}>{words.limit}</p>}
      <p className={css.place}>
        <a href={sentenceAddress(near)} target="_blank" rel="noopener">
          {`${whole ? pageTitle : (words.sides[side] ?? pageTitle)}, ${section}`}
          <span className="visually-hidden">{` ${words.result.newTab}`}</span>
        </a>
        <time dateTime={date}>
          {whole ? fill(words.result.dated, { date: statementDate(date) }) : statementDate(date)}
        </time>
      </p>
    </div>
  );
}

/** Page, section and the sentence's first words: browsers with text fragments highlight it. */
function sentenceAddress({ passage: { href, text } }: Near): string {
  const start =
    text
      .split(/[.;:,]/)[0]
      ?.split(' ')
      .slice(0, 8)
      .join(' ') ?? '';
  const fragment = encodeURIComponent(start).replaceAll('-', '%2D');
  return `${href}${href.includes('#') ? '' : '#'}:~:text=${fragment}`;
}

export function statementDate(date: string): string {
  return dateIn('en-IN', date);
}
