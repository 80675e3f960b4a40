import { expect, test } from 'vitest';
import { measuredAt, withPart } from './report.ts';

const page = 'Before.\n\n<!-- load -->\n\nOld.\n\n<!-- end of load -->\n\nAfter.';

test('replaces one part of the page', () => {
  expect(withPart(page, 'load', 'New.')).toBe(page.replace('Old.', 'New.'));
});

test('refuses a page without the part', () => {
  expect(() => withPart(page, 'city', 'New.')).toThrow('docs/performance.md has no markers for city');
});

test.each([
  ['', ''],
  [' M src/content/brand.ts', ', with changes not committed'],
])('says the day and the commit of the figures, with changes %j', (changes, said) => {
  const git = (command: string) => (command === 'status' ? changes : 'abc1234');
  expect(measuredAt(git, new Date('2026-03-01'))).toBe(`Measured on 1 March 2026 at commit abc1234${said}.`);
});
