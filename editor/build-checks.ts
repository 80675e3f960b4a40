/*
 * What the build would refuse, asked before anything is published, with the build's own functions. Runs as a process
 * of its own, since it reads the content as it is on disk now, and prints one line of JSON per check.
 */
import { readFile } from 'node:fs/promises';
import { findLowContrast } from '../prerender/contrast.ts';
import { everyWord } from '../prerender/fonts/words.ts';
import { findMismatchedLists } from '../prerender/mismatched-lists.ts';
import { photographsIn, readOriginal } from '../prerender/photographs.ts';
import { routeIds, routes } from '../src/app/routes.ts';
import { missingLetters } from './letters.ts';

export interface Check {
  name: string;
  /** What was looked at: '412 texts'. */
  count: string;
  problems: string[];
}

const checks: (() => Promise<Check>)[] = [
  async () => {
    const words = await everyWord();
    const problems = missingLetters(words.map(({ text }) => text).join('')).map((letter) => {
      const text = words.find((entry) => entry.text.includes(letter))?.text ?? '';
      return `‘${letter}’ is not among this site’s letters. It stands in ‘${text.slice(0, 80)}’.`;
    });
    return { name: 'Letters the site has', count: `${words.length} texts`, problems };
  },
  async () => ({
    name: 'Lists that belong together',
    count: '12 pairs',
    problems: findMismatchedLists(),
  }),
  async () => {
    const contents = await Promise.all(routeIds.map((id) => routes[id].loadContent()));
    const photographs = photographsIn(contents.map((content) => content.default));
    const problems = await Promise.all(
      photographs.map((photograph) =>
        readOriginal(photograph, 'public').then(
          () => [],
          (error: Error) => [error.message],
        ),
      ),
    );
    return { name: 'Photographs', count: `${photographs.length} photographs`, problems: problems.flat() };
  },
  async () => {
    const found = findLowContrast(await readFile('src/styles/tokens.css'));
    const problems = found.map(({ token, problem }) => `${token}: ${problem}.`);
    return { name: 'Colours can be read', count: 'all pairs', problems };
  },
];

for (const check of checks) console.log(JSON.stringify(await check()));
