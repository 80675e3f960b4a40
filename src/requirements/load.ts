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
  const passages = passagesIn(data.pages);
  const match = createMatcher(passages, data.equivalents);
  // In a task after that one: a first list is compared a third faster when the browser has compiled this code.
  setTimeout(() => {
    for (const { text } of passages.slice(0, 60)) match(text);
  });
  return match;
});
