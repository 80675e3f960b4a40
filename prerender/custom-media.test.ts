import { readFileSync } from 'node:fs';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { customMedia, withBreakpoints } from './custom-media.ts';

const config = await resolveConfig({ configFile: false, plugins: [customMedia()] }, 'build');
const built = async (css: string) => (await preprocessCSS(withBreakpoints(css), 'a.css', config)).code.trim();

test('a query has the conditions of its breakpoints', async () => {
  expect(await built('@media screen and (--from-tablet) and (--short), print { a { top: 0 } }')).toMatch(
    /^@media screen and \(width >= 48rem\) and \(height <= 800px\), print \{/,
  );
});

test('every breakpoint is found', async () => {
  const names = [...readFileSync('src/styles/media.css', 'utf8').matchAll(/@custom-media\s+(--[\w-]+)/g)];
  expect(names.length).toBeGreaterThan(0);
  for (const [, name] of names)
    expect(await built(`@media (${name}) { a { top: 0 } }`)).toMatch(/^@media \((?!--)[^@]*$/);
});

test('a missing breakpoint fails the build with its name', async () => {
  await expect(built('@media (--from-moon) { a { top: 0 } }')).rejects.toThrow(/--from-moon/);
});
