/* The privacy policy names every key the code stores, in every language that has the policy. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editions } from '../editions.ts';
import { wordsOf } from '../rules/texts.ts';
import policy from './privacy-policy.ts';

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.ts$|^src\/content\//.test(file));
const touching = files
  .map((file) => ({ file, code: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }))
  .filter(({ code }) =>
    /\b(session|local)Storage\b|\b(read|write)Stored\(|[kK]ey = '|data-stored=/.test(code),
  );

/** Constants that hold a key, keys as arguments, and keys of radio groups. */
const spelled =
  /(?:const (?:\w*[kK]ey|stored) = |(?:read|write)Stored\(\s*|data-stored=["{]?)['"]([a-z][\w-]*)['"]/g;
const keys = new Set(touching.flatMap(({ code }) => [...code.matchAll(spelled)].map(([, key = '']) => key)));

const namesIn = (content: unknown) => {
  const texts = wordsOf(content).map(({ text }) => text);
  return [...keys].filter(
    (key) => !texts.some((text) => new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(text)),
  );
};

test('keys are found', () => {
  expect([...keys]).toEqual(
    expect.arrayContaining(['activeService', 'motion', 'language', 'contact-draft', 'run-a-shift-window']),
  );
});

test('the policy names every key', () => expect(namesIn(policy.sections)).toEqual([]));

test.each(editions.filter(({ pages }) => pages?.includes('privacy-policy')))('$tag', async ({ load }) => {
  const table = (await load?.())?.default;
  const translated = (await table?.pages['privacy-policy']?.())?.default;
  expect(namesIn(translated)).toEqual([]);
});

test('the policy says of measurements what the code sends', () => {
  const code = readFileSync('src/app/vitals.ts', 'utf8');
  const sent = /JSON\.stringify\(\{ ([^}]*) \}/
    .exec(code)?.[1]
    ?.split(', ')
    .map((field) => field.split(':')[0]);
  expect(sent).toEqual(['name', 'value', 'id', 'path']);
  const source = readFileSync('src/content/legal/privacy-policy.ts', 'utf8');
  expect(source).toContain('a random number for this one view');
  expect(source).toContain('the address of the page');
  expect(source).not.toMatch(/without [^.']*identifier/);
});
