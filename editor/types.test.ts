/* Uses the site's own content. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('reads a file that has changed on disk, before anyone reports it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'types-'));
  const own = new Types(root);
  const [folder, small] = ['src/content', 'src/content/small.ts'];
  const write = (before: string) =>
    writeFileSync(join(root, small), `export const one: { name: string } = {${before} name: 'One' };\n`);
  try {
    for (const made of ['editor', folder]) mkdirSync(join(root, made), { recursive: true });
    writeFileSync(join(root, 'editor/content.tsconfig.json'), '{ "include": ["../src"] }');
    for (const before of ['', ' /* longer */']) {
      write(before);
      const start = readFileSync(join(root, small), 'utf8').indexOf("'One'");
      expect([...(await own.expectedIn(small))]).toEqual([[start, { kind: 'text' }]]);
    }
  } finally {
    await own.close();
    rmSync(root, { recursive: true });
  }
}, 60_000);
