/*
 * The languages the site is published in, one line each. The first has every page, at the addresses of the route
 * table. A further one is a folder of the same name beside this file: add or remove the folder and its line.
 */
import type { Edition } from './edition-schema.ts';

// biome-ignore format: one line, one language
export const editions: readonly [Edition, ...Edition[]] = [
  { tag: 'en', locale: 'en_IN', format: 'en-IN', direction: 'ltr', script: 'Latn', prefix: '', name: 'English', missing: [] },
];
