/* The company's names are in one file. Another owner's name may be a word that code uses. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '../../src/content/brand.ts';

const files = [
  ...globSync(
    '{src,prerender,hosting,server,deploy,tests,art,docs,public}/**/*.{ts,tsx,js,css,html,json,txt,md,svg}',
  ),
  ...globSync('{README.md,*.config.ts,package.json}'),
].filter((file) => file !== 'src/content/brand.ts');

test.each([brand.name, brand.flagship, brand.email, brand.origin, brand.phone])('%s', (value) => {
  const word = new RegExp(`(?<!\\w)${value.replace(/\W/g, '\\$&')}(?!\\w)`);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => word.test(readFileSync(file, 'utf8')))).toEqual([]);
});
