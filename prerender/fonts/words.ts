/* Every word the content files say, wherever it stands in them. */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export interface Entry {
  /** The field the string stands in; an item of a list takes the list's field. */
  field: string;
  text: string;
}

/** Every string once: an object that several pages share is entered the first time only. */
export function stringsOf(value: unknown, field = '', seen = new Set<object>()): Entry[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) => stringsOf(part, isList ? field : key, seen));
}

/** Fields that hold addresses, ids and names of drawings: nobody reads them as words. */
const unread = [
  'href',
  'link',
  'icon',
  'path',
  'src',
  'imgSrc',
  'imagePath',
  'id',
  'kind',
  'locale',
  'look',
  'cardsLook',
  'shadowColor',
  'backgroundColor',
];

export function wordsOf(value: unknown): Entry[] {
  return stringsOf(value).filter(
    ({ field, text }) => !unread.includes(field) && !text.startsWith('/images/'),
  );
}

/** What the console says; everything else stands on pages. */
const consoleOnly = ['src/content/shifts/**', 'src/content/desk.ts'];

export const everyWord = () => wordsIn([]);
export const pageWords = () => wordsIn(consoleOnly);

/** Content is data without imports from outside, so it can be read as it is, without a bundler. */
async function wordsIn(exclude: string[]): Promise<Entry[]> {
  const files = globSync('src/content/**/*.ts', {
    exclude: ['**/*.test.ts', '**/schema.ts', ...exclude],
  }).sort();
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<object>),
  );
  return wordsOf(modules.map((module) => Object.values(module)));
}
