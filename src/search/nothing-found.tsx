import type { SearchWords } from '../content/site/schema.ts';
import { Link, LinkNotes } from '../ui/link.tsx';
import type { SearchOutcome } from './engine.ts';
import css from './nothing-found.module.css';

interface NothingFoundProps {
  query: string;
  answer: SearchOutcome;
  words: SearchWords;
}

/** The query, the nearest page and whom to ask. */
export function NothingFound({ query, answer: { nearest }, words }: NothingFoundProps) {
  return (
    <div>
      <p className={css.message}>
        {words.none} <strong>{query.trim()}</strong>
      </p>
      <dl className={css.near}>
        {nearest && (
          <div>
            <dt>{words.nearest}</dt>
            <dd>
              <a className={css.nearest} href={nearest.href}>
                {nearest.title}
              </a>
              {nearest.context && <span className={css.description}>{nearest.context}</span>}
            </dd>
          </div>
        )}
        <div>
          <dt>{words.ask}</dt>
          <dd>
            <Link className={css.nearest} href={words.contact.href}>
              {words.contact.label}
            </Link>
          </dd>
        </div>
      </dl>
      <FrequentlyWanted words={words} />
    </div>
  );
}

interface SearchFailedProps {
  words: SearchWords;
  onRetry: () => void;
}

/** The index did not load. */
export function SearchFailed({ words, onRetry }: SearchFailedProps) {
  return (
    <p role="alert">
      {words.failed}{' '}
      <button type="button" className={css.word} onClick={onRetry}>
        {words.tryAgain}
      </button>
    </p>
  );
}

export function FrequentlyWanted({ words }: { words: SearchWords }) {
  return (
    <>
      <p className={css.head}>{words.wantedTitle}</p>
      <ul className={css.ways}>
        {words.wanted.map(({ name, description, href }) => (
          <li key={href}>
            <Link className={css.way} href={href} hasNote>
              <span className={css.name}>
                {name}
                <LinkNotes href={href} />
              </span>
              <span className={css.description}>{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
