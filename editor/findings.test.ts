/* What a check finds leads to the field where it can be mended. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedField, fieldSaying, listProblem, photographProblem, thrown } from './findings.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'findings-'));
  mkdirSync(join(root, 'src/content/instruments'), { recursive: true });
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a content file's own template
  const lead = '`Ask ${brand.name} ☃`';
  writeFileSync(
    join(root, 'src/content/page.ts'),
    `export default { banner: { title: 'A street' }, lead: ${lead} };`,
  );
  writeFileSync(
    join(root, 'src/content/instruments/funnel.ts'),
    `export const funnel = { bins: [], clock: ['one'] };`,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

test('a letter leads to the text it is in, whatever its chips stand for', () => {
  const field = { file: 'src/content/page.ts', path: ['default', 'lead'] };
  expect(fieldSaying(root, 'Ask Dhruva ☃', '☃')).toEqual(field);
  expect(fieldSaying(root, 'Another text ☃', '☃')).toBeUndefined();
});

test('a list leads to its part by the name an owner knows, and no file is named', () => {
  const { said, field } = listProblem(
    root,
    'src/content/instruments/funnel.ts: `clock` needs an hour for each function of page.ts; it has 1.',
  );
  expect(said).toBe('‘Funnel’: ‘Clock’ needs an hour for each function of ‘A street’; it has 1.');
  expect(field).toEqual({ file: 'src/content/instruments/funnel.ts', path: ['funnel', 'clock'] });
});

test('what throws is said by its own sentence where it names a part, and never as a raw error', () => {
  expect(thrown(root, 'page has no F1 any more: src/content/instruments/funnel.ts names it').said).toBe(
    'page has no F1 any more: ‘Funnel’ names it.',
  );
  expect(thrown(root, 'Cannot read properties of undefined').said).not.toContain('undefined');
});

test('a photograph is named without its folders', () => {
  const said = photographProblem('public/images/photographs/dock.jpg is not there', undefined).said;
  expect(said).toBe('dock.jpg is not there');
});

test('a broken rule leads to the change it quotes, or to the only one', () => {
  const [link, title] = [
    { file: 'src/content/page.ts', path: ['default', 'href'], after: '/nowhere' },
    { file: 'src/content/page.ts', path: ['default', 'title'], after: 'A street' },
  ];
  const { after: _, ...field } = link;
  expect(changedField([title, link], "expected [ '/nowhere' ] to deeply equal []")).toEqual(field);
  expect(changedField([title, link], 'expected 2 to be 3')).toBeUndefined();
  expect(changedField([link], 'expected 2 to be 3')).toEqual(field);
});
