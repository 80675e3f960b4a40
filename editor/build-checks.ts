/*
 * Runs the build's own checks before anything is published. A separate process, so that it reads the content that is
 * on disk now; prints one line of JSON per check.
 */
import { readFile } from 'node:fs/promises';
import { findLowContrast } from '../prerender/contrast.ts';

export interface Check {
  name: string;
  /** What was looked at: '412 texts'. */
  count: string;
  problems: string[];
}

type Finding = Omit<Check, 'name'>;

// Each check imports the content itself: content that throws while it loads then fails that check alone.
const checks: [name: string, run: () => Promise<Finding>][] = [
  [
    'Letters the site has',
    async () => {
      const { everyWord } = await import('../prerender/fonts/words.ts');
      const { missingLetters } = await import('./letters.ts');
      const words = await everyWord();
      const problems = missingLetters(words.map(({ text }) => text).join('')).map((letter) => {
        const text = words.find((entry) => entry.text.includes(letter))?.text ?? '';
        return `‘${letter}’ is not among this site’s letters. It is in ‘${text.slice(0, 80)}’.`;
      });
      return { count: `${words.length} texts`, problems };
    },
  ],
  [
    'Lists that belong together',
    async () => {
      const { findMismatchedLists, pairsOfLists } = await import('../prerender/mismatched-lists.ts');
      return { count: `${pairsOfLists()} pairs`, problems: findMismatchedLists() };
    },
  ],
  [
    'Photographs',
    async () => {
      const { photographsIn, readOriginal } = await import('../prerender/photographs.ts');
      const { routeIds, routes } = await import('../src/app/routes.ts');
      const contents = await Promise.all(routeIds.map((id) => routes[id].loadContent()));
      const photographs = photographsIn(contents.map((content) => content.default));
      const problems = await Promise.all(
        photographs.map((photograph) =>
          readOriginal(photograph, 'public').then(
            () => [],
            // By the picture's name: folders are a programmer's.
            (error: Error) => [error.message.replaceAll(/(public)?\/images\/[\w/-]*\//g, '')],
          ),
        ),
      );
      return { count: `${photographs.length} photographs`, problems: problems.flat() };
    },
  ],
  [
    'Colours can be read',
    async () => {
      const found = findLowContrast(await readFile('src/styles/tokens.css'));
      return { count: 'all pairs', problems: found.map(({ token, problem }) => `${token}: ${problem}.`) };
    },
  ],
];

for (const [name, run] of checks) {
  const finding = await run().catch((error: Error) => ({ count: '', problems: [`${error.message}.`] }));
  console.log(JSON.stringify({ name, ...finding }));
}
