/* Findings point to the field where they can be fixed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  changedField,
  fieldContaining,
  listProblem,
  photographProblem,
  problemFromError,
} from './findings.ts';

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

test('finds the text that contains a letter', () => {
  const field = { file: 'src/content/page.ts', path: ['default', 'lead'] };
  expect(fieldContaining(root, 'Ask Dhruva ☃', '☃')).toEqual(field);
  expect(fieldContaining(root, 'Another text ☃', '☃')).toBeUndefined();
});

test('names the part of a list problem instead of the file', () => {
  const { message, field } = listProblem(
    root,
    'src/content/instruments/funnel.ts: `clock` needs an hour for each function of page.ts; it has 1.',
  );
  expect(message).toBe('‘Funnel’: ‘Clock’ needs an hour for each function of ‘A street’; it has 1.');
  expect(field).toEqual({ file: 'src/content/instruments/funnel.ts', path: ['funnel', 'clock'] });
});

test('never shows a raw error for content that throws', () => {
  expect(
    problemFromError(root, 'page has no F1 any more: src/content/instruments/funnel.ts names it').message,
  ).toBe('page has no F1 any more: ‘Funnel’ names it.');
  expect(problemFromError(root, 'Cannot read properties of undefined').message).not.toContain('undefined');
});

test('names a photograph without its folders', () => {
  const message = photographProblem('public/images/photographs/dock.jpg is not there', undefined).message;
  expect(message).toBe('dock.jpg is not there');
});

test('finds the change that a broken rule quotes, or the only one', () => {
  const [link, title] = [
    { file: 'src/content/page.ts', path: ['default', 'href'], after: '/nowhere' },
    { file: 'src/content/page.ts', path: ['default', 'title'], after: 'A street' },
  ];
  const { after: _, ...field } = link;
  expect(changedField([title, link], "expected [ '/nowhere' ] to deeply equal []")).toEqual(field);
  expect(changedField([title, link], 'expected 2 to be 3')).toBeUndefined();
  expect(changedField([link], 'expected 2 to be 3')).toEqual(field);
});
