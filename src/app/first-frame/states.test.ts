/* The table of states lists every attribute and class of <html> that stylesheets use, and no others. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const table = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const listed = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);

const read = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
const styles = read('src/**/*.css');

test('every state used by stylesheets is listed', () => {
  const selectors = [...styles.matchAll(/(?::root|html)[^\s,{]+/g)].map(([selector]) => selector).join(' ');
  const asked = [...selectors.matchAll(/\[(data-[\w-]+)|\.([a-z][\w-]*)\b(?!\()/g)].map(
    ([, attribute, name]) => attribute ?? name,
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !listed.includes(name) && name !== 'menu')).toEqual([]);
});

test('every listed state is set somewhere', () => {
  const code = read('src/**/*.{ts,tsx}');
  const written = (name = '') => name.startsWith('data-motion') || code.includes(`'${name}'`);
  expect(listed.filter((name) => !written(name))).toEqual([]);
});
