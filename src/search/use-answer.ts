import { useEffect, useMemo, useState } from 'react';
import type { SearchWords } from '../content/site/schema.ts';
import { plural } from '../ui/format.ts';
import type { SearchOutcome } from './engine.ts';
import { loadSearch, type SearchFunction } from './load.ts';

export type SearchState = 'empty' | 'loading' | 'failed' | 'answered';

const nothing: SearchOutcome = { results: [] };

/** The results of a query; synchronous once the index has loaded, so that a key causes one render. */
export function useAnswer(query: string): { state: SearchState; answer: SearchOutcome; retry: () => void } {
  const [search, setSearch] = useState<SearchFunction>();
  const [hasFailed, setHasFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const isEmpty = query.trim() === '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure every key and every retry loads again
  useEffect(() => {
    if (isEmpty || search) return;
    let current = true;
    loadSearch().then(
      (loaded) => current && setSearch(() => loaded),
      (error) => {
        console.error(error);
        if (current) setHasFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [query, search, retries]);

  const answer = useMemo(() => (search && !isEmpty ? search(query) : nothing), [search, isEmpty, query]);
  const retry = () => setRetries(retries + 1);
  if (isEmpty) return { state: 'empty', answer, retry };
  if (search) return { state: 'answered', answer, retry };
  return { state: hasFailed ? 'failed' : 'loading', answer, retry };
}

/** The number of results, announced after a debounce. */
export function resultCount(count: number, words: SearchWords): string {
  return plural(words.results, count, { count });
}
