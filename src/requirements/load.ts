/* Engine and statements, fetched as soon as the page is there: comparing itself asks the network for nothing. */
import { loadOnce } from '../ui/load-once.ts';
import type { Match } from './matching/match.ts';

export type Matcher = (clause: string) => Match;

export const loadMatcher: () => Promise<Matcher> = loadOnce(async () => {
  const [{ createMatcher }, { passagesIn }, { default: data }] = await Promise.all([
    import('./matching/match.ts'),
    import('./matching/passages.ts'),
    import('virtual:requirement-data'),
  ]);
  return createMatcher(passagesIn(data.pages), data.equivalents);
});
