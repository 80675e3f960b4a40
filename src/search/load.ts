/* Library, places and synonyms, fetched together at the first sign that somebody wants to search. */
import { loadOnce } from '../ui/load-once.ts';
import type { Answer } from './engine.ts';

export type Search = (query: string) => Answer;

export const loadSearch: () => Promise<Search> = loadOnce(async () => {
  const [{ openIndex }, { default: data }] = await Promise.all([
    import('./engine.ts'),
    import('virtual:search-data'),
  ]);
  return openIndex(data.places, data.synonyms);
});
