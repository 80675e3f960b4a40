/* Uses the site's own content. */
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { fieldsOf } from './content-files.ts';
import { Types } from './types.ts';

const types = new Types(process.cwd());
afterAll(() => types.close());

const file = 'src/content/shell/menu.ts';
const source = readFileSync(file, 'utf8');

test('distinguishes text, links and icons', async () => {
  const fields = await fieldsOf(types, process.cwd(), file);
  const at = (...path: (string | number)[]) =>
    fields.find((field) => JSON.stringify(field.path) === JSON.stringify(['default', ...path]))?.expected;
  expect(at('sections', 0, 'name')).toEqual({ kind: 'text' });
  expect(at('contact', 'href')).toMatchObject({ values: expect.arrayContaining(['page:home']) });
  expect(at('external', 0, 'icon')).toMatchObject({ values: expect.arrayContaining(['house']) });
}, 60_000);

test('refuses a link to a missing page', async () => {
  const wrong = source.replace("'page:contact'", "'page:nowhere'");
  expect(wrong).not.toBe(source);
  const problems = await types.problemsOf(new Map([[file, wrong]]), false);
  expect(problems.join()).toContain('page:nowhere');
  expect(await types.problemsOf(new Map([[file, source]]), false)).toEqual([]);
}, 60_000);
