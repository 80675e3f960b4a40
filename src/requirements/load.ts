/* Loads the engine and the statements with the page, so that comparing needs no network. */
import address from 'virtual:statements';
import { loadOnce } from '../ui/load-once.ts';
import type { Equivalents } from './matching/concepts.ts';
import type { ClauseMatch } from './matching/match.ts';
import type { PageOfPassages } from './matching/passages.ts';

export type Matcher = (clause: string) => ClauseMatch;

interface Statements {
  pages: PageOfPassages[];
  equivalents: Equivalents;
  elsewhere: string[];
}

export const loadMatcher: () => Promise<Matcher> = loadOnce(async () => {
  const [{ createMatcher }, { passagesIn }, { pages, equivalents, elsewhere }] = await Promise.all([
    import('./matching/match.ts'),
    import('./matching/passages.ts'),
    fetchStatements(),
  ]);
  const passages = passagesIn(pages);
  const match = createMatcher(passages, equivalents, elsewhere);
  // In a later task: once the browser has compiled this code, the first list is compared a third faster.
  setTimeout(() => {
    for (const { text } of passages.slice(0, 60)) match(text);
  });
  return match;
});

async function fetchStatements(): Promise<Statements> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
