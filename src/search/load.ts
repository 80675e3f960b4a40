/* Library, places and synonyms, fetched together at the first sign that somebody wants to search. */
import type { Answer } from './engine.ts';

export type Search = (query: string) => Answer;

let loading: Promise<Search> | undefined;

export function loadSearch(): Promise<Search> {
  loading ??= Promise.all([import('./engine.ts'), import('virtual:search-data')]).then(
    ([{ openIndex }, { default: data }]) => openIndex(data.places, data.synonyms),
  );
  // A failure is not remembered: the next try may have a network.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
