import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { customMedia } from './custom-media.ts';

const built = (css: string) => postcss([customMedia()]).process(css, { from: 'a.css' }).css;

test('a query has the conditions of its breakpoints', () => {
  expect(built('@media screen and (--from-tablet) and (--short), print {}')).toBe(
    '@media screen and (width >= 48rem) and (height <= 800px), print {}',
  );
});

test('every breakpoint is found', () => {
  const names = [...readFileSync('src/styles/media.css', 'utf8').matchAll(/@custom-media\s+(--[\w-]+)/g)];
  expect(names.length).toBeGreaterThan(0);
  for (const [, name] of names) expect(built(`@media (${name}) {}`)).toMatch(/^@media \([^()-]+\) \{\}$/);
});

test('a missing breakpoint fails the build with its name', () => {
  expect(() => built('@media (--from-moon) {}')).toThrow(/media\.css has no --from-moon/);
});
