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
  [['name'], '', 'Name is empty.'],
  [['address', 'country'], ' ', 'Country is empty.'],
  [['email'], 'not an address', 'Email ‘not an address’ is not an e-mail address'],
  [['phone'], 'call me', 'Phone ‘call me’ is not a number'],
  [['origin'], 'https://www.company.com/', 'without a slash at the end.'],
  [['phone'], '+91 11 4000 0000', ''],
])('Brand, %j: %j is refused with %j', async (path, text, problem) => {
  const refused = await refusedIn(brandFile, ['brand', ...path], text);
  expect(refused).toContain(problem);
  expect(refused === '').toBe(problem === '');
});
