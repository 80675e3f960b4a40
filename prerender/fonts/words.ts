/* Every word the content files say, wherever it stands in them. */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Entry, wordsOf } from '../../src/content/rules/texts.ts';

/** What the console says; everything else stands on pages. */
const consoleOnly = [
  'src/content/shifts/**',
  'src/content/desk.ts',
  'src/content/requirements/sample-list.ts',
];

export const everyWord = () => wordsIn([]);
export const pageWords = () => wordsIn(consoleOnly);

/** Content is data without imports from outside, so it can be read as it is, without a bundler. */
async function wordsIn(exclude: string[]): Promise<Entry[]> {
  const files = globSync('src/content/**/*.ts', {
    exclude: ['**/*.test.ts', '**/schema.ts', 'src/content/rules/**', ...exclude],
  }).sort();
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<object>),
  );
  return wordsOf(modules.map((module) => Object.values(module)));
}
