/* Loads library, records and synonyms together at the first sign of intent. */
import { loadOnce } from '../ui/load-once.ts';
import type { SearchOutcome } from './engine.ts';

export type SearchFunction = (query: string) => SearchOutcome;

export const loadSearch: () => Promise<SearchFunction> = loadOnce(async () => {
  const [{ openIndex }, data] = await Promise.all([
    import('./engine.ts'),
    import('virtual:search-data').then(({ default: editions }) =>
      editions[document.documentElement.lang]?.(),
    ),
  ]);
  if (!data) throw new Error(`No search data for '${document.documentElement.lang}'`);
  return openIndex(data.default.records, data.default.synonyms);
});
