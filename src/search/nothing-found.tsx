import type { SearchWords } from '../content/site/schema.ts';
import { Link, LinkNotes } from '../ui/link.tsx';
import type { SearchOutcome } from './engine.ts';
import css from './nothing-found.module.css';

interface NothingFoundProps {
  query: string;
  answer: SearchOutcome;
  words: SearchWords;
  onSuggest: (word: string) => void;
}

/** The query, similar words, and fallback links. */
export function NothingFound({ query, answer: { nearest }, words, onSuggest }: NothingFoundProps) {
  return (
    <div>
      <p className={css.message}>
        {words.none} <strong>{query.trim()}</strong>
      </p>
      {nearest.length > 0 && (
        <p className={css.near}>
          {words.nearest}{' '}
          {nearest.map((word) => (
            <button key={word} type="button" className={css.word} onClick={() => onSuggest(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
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
