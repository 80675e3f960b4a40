import { useEffect, useState } from 'react';
import type { SearchWords } from '../content/schema.ts';
import type { Answer } from './engine.ts';
import { loadSearch } from './load.ts';

export type State = 'empty' | 'loading' | 'failed' | 'answered';

const nothing: Answer = { results: [], understood: [], nearest: [] };

/** What a query finds. The answer before stays until the next is there, so that the list does not flicker. */
export function useAnswer(query: string): { state: State; answer: Answer } {
  const [answered, setAnswered] = useState<{ state: State; answer: Answer }>({
    state: 'empty',
    answer: nothing,
  });

  useEffect(() => {
    if (!query.trim()) return setAnswered({ state: 'empty', answer: nothing });
    let current = true;
    setAnswered((before) => (before.state === 'answered' ? before : { ...before, state: 'loading' }));
    loadSearch().then(
      (search) => current && setAnswered({ state: 'answered', answer: search(query) }),
      (error) => {
        console.error(error);
        if (current) setAnswered({ state: 'failed', answer: nothing });
      },
    );
    return () => {
      current = false;
    };
  }, [query]);

  return answered;
}

/** The number of results in words, said once typing rests. */
export function countOf(count: number, words: SearchWords): string {
  return count === 1 ? words.oneResult : words.results.replace('{count}', String(count));
}
