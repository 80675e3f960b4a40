/* Every text in the content files. */
import { globSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Entry, wordsOf } from '../../src/content/rules/texts.ts';

/** Texts of the console only; all others are on pages. */
const consoleOnly = [
  'src/content/shifts/**',
  'src/content/desk.ts',
  'src/content/requirements/sample-list.ts',
];

/** Each language has its table in its own folder, published or not. */
const translations = () => globSync('src/content/*/edition.ts').map((file) => `${dirname(file)}/**`);

export const everyWord = () => wordsIn('src/content', translations());
export const pageWords = () => wordsIn('src/content', [...translations(), ...consoleOnly]);
/** By the tag of a translated edition. */
export const translatedWords = (tag: string) => wordsIn(`src/content/${tag}`, []);

/** Files written while the editor runs are read again. */
const began = Date.now();
function addressOf(file: string): string {
  const { mtimeMs } = statSync(file);
  return pathToFileURL(file).href + (mtimeMs > began ? `?${mtimeMs}` : '');
}

/** Content is data without outside imports, so it can be read without a bundler. */
async function wordsIn(folder: string, exclude: string[]): Promise<Entry[]> {
  const files = globSync(`${folder}/**/*.ts`, {
    // The names of languages have a separate font.
    exclude: ['**/*.test.ts', '**/schema.ts', 'src/content/editions.ts', 'src/content/rules/**', ...exclude],
  }).sort();
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ addressOf(file)) as Promise<object>),
  );
  return wordsOf(modules.map((module) => Object.values(module)));
}
