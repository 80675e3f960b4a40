/* Texts that the editor refuses to save, on the site's own content. */
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { blockingProblems } from './check-text.ts';
import type { Path } from './content-value.ts';
import { EditedSite } from './edited-site.ts';
import { Types } from './types.ts';

const root = process.cwd();
const types = new Types(root);
afterAll(() => types.close());
const vite = { ssrLoadModule: (file: string) => import(resolve(root, file.slice(1))) };
const site = new EditedSite(root, vite as unknown as ViteDevServer, types);

const brandFile = 'src/content/brand.ts';
const refusedIn = async (file: string, path: Path, text: string) =>
  (await blockingProblems(site, file, path, text)).join(' ');

test.each<[Path, string, string]>([
  [['name'], '', 'would be empty'],
  [['address', 'country'], ' ', 'would be empty'],
  [['email'], 'not an address', 'Email ‘not an address’ is not an e-mail address'],
  [['phone'], 'call me', 'Phone ‘call me’ is not a number'],
  [['origin'], 'https://www.company.com/', 'without a slash at the end.'],
  [['phone'], '+91 11 4000 0000', ''],
])('Brand, %j: %j is refused with %j', async (path, text, problem) => {
  const refused = await refusedIn(brandFile, ['brand', ...path], text);
  expect(refused).toContain(problem);
  expect(refused === '').toBe(problem === '');
});

const pageFile = 'src/content/solutions/smart-city.ts';

test.each<[string, string, Path, string, string]>([
  ['an empty headline', pageFile, ['default', 'banner', 'title'], '', 'would be empty'],
  ['a headline of spaces', pageFile, ['default', 'banner', 'title'], ' \u00a0', 'would be empty'],
  ['an empty entry of a list', pageFile, ['default', 'head', 'keywords', 0], '', 'would be empty'],
  [
    'an empty translation',
    `src/content/hi/solutions/smart-city.ts`,
    ['default', 'banner', 'title'],
    '',
    'would be empty',
  ],
  [
    'a description below the minimum',
    pageFile,
    ['default', 'head', 'description'],
    'A city.',
    '7 characters; at least 70',
  ],
  [
    'a headline above the maximum',
    pageFile,
    ['default', 'banner', 'title'],
    'a'.repeat(61),
    'there is room for 60',
  ],
])('%s is refused', async (_, file, path, text, problem) => {
  expect(await refusedIn(file, path, text)).toContain(problem);
});

test.each<[string, string, Path]>([
  ['an optional text', 'src/content/ar/home/services.ts', ['services', 'action', 'about']],
  [
    'the description of a decorative picture',
    'src/content/services/services.ts',
    ['default', 'services', 0, 'altText'],
  ],
])('%s may be empty', async (_, file, path) => {
  expect(await refusedIn(file, path, '')).toBe('');
});
