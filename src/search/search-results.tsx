import { type ReactNode, use, useEffect, useState } from 'react';
import type { SearchWords } from '../content/site/schema.ts';
import { Addresses } from '../ui/addresses.ts';
import { Icon } from '../ui/icon.tsx';
import { FrequentlyWanted, NothingFound, SearchFailed } from './nothing-found.tsx';
import { ResultLine } from './result-line.tsx';
import { Announcement } from './search-dialog.tsx';
import css from './search-results.module.css';
import { resultCount, useAnswer } from './use-answer.ts';

/** Further results are hardly relevant. */
const shownAtMost = 40;

interface SearchResultsProps {
  words: SearchWords;
  /** Changes with every navigation to this address. */
  visit?: number | undefined;
  /** The page's title and sentence, above the field. */
  children: ReactNode;
}

/** The search page, for the query in the address. Typing searches at once, submitting updates the address. */
export function SearchResults({ words, visit, children }: SearchResultsProps) {
  const [typed, setTyped] = useState('');
  const { path: page } = use(Addresses)('page:search');
  const { state, answer, retry } = useAnswer(typed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit may have brought another address
  useEffect(() => setTyped(new URLSearchParams(location.search).get('q') ?? ''), [visit]);

  const count = state === 'answered' ? resultCount(answer.results.length, words) : '';
  return (
    <>
      <div className={`on-ink ${css.head}`}>
        <div className="wrap">
          {children}
          {/* biome-ignore lint/a11y/useSemanticElements: Safari knows no search element before 17 */}
          <form role="search" action={page} className={css.form}>
            <label className={css.label} htmlFor="query">
              {words.label}
            </label>
            <div className={css.row}>
              <input
                id="query"
                className={css.field}
                type="search"
                name="q"
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
              <button type="submit" className={css.submit}>
                <Icon name="search" size={22} />
                {words.submit}
              </button>
            </div>
          </form>
        </div>
      </div>
      <div className={`wrap ${css.found}`}>
        {state === 'loading' && <p>{words.loading}</p>}
        {state === 'failed' && <SearchFailed words={words} onRetry={retry} />}
        {state === 'empty' && <FrequentlyWanted words={words} />}
        {state === 'answered' && answer.results.length === 0 && (
          <NothingFound query={typed} answer={answer} words={words} />
        )}
        {state === 'answered' && answer.results.length > 0 && (
          <>
            <h2 className={css.count}>{count}</h2>
            <ol className={css.results}>
              {answer.results.slice(0, shownAtMost).map((result) => (
                <li key={result.href}>
                  <a className={css.result} href={result.href}>
                    <ResultLine {...result} />
                  </a>
                </li>
              ))}
            </ol>
          </>
        )}
        <Announcement text={count} />
      </div>
    </>
  );
}
