/*
 * The languages the site is published in, one line each. The first has every page, at the addresses of the route
 * table. A further one is a folder of the same name beside this file: add or remove the folder and its line.
 */
import type { Edition, EditionWords } from './edition-schema.ts';

const english: EditionWords = {
  onlyElsewhere: 'Not in English yet. Open the home page',
  alsoHere: 'This page is also in English.',
  readHere: 'Read it in English',
  notNow: 'Not now',
};

// biome-ignore format: one line, one language
export const editions: readonly [Edition, ...Edition[]] = [
  { tag: 'en', locale: 'en_IN', format: 'en-IN', direction: 'ltr', script: 'Latn', prefix: '', name: 'English', words: english, missing: [] },
];
