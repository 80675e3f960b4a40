import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prefixesOf, shortClassName } from './class-names.ts';

const css = '.title { color: red }\n.words .lead, .title:hover { margin: .5rem }\n.on-paper { color: black }';

test('a class name is short, stable across builds and unique per file', () => {
  const [one = '', other = ''] = globSync('src/**/*.module.css');
  expect(shortClassName('title', one, css)).toMatch(/^[a-z]{3}\d+$/i);
  expect(shortClassName('title', `${process.cwd()}/${one}?used`, css)).toBe(
    shortClassName('title', one, css),
  );
  expect(shortClassName('title', other, css)).not.toBe(shortClassName('title', one, css));
});

test('a class and an animation of one file have different names', () => {
  const [file = ''] = globSync('src/**/*.module.css');
  const animated = `${css}\n@keyframes rise { 0% { opacity: 0 } }`;
  const names = ['title', 'words', 'lead', 'on-paper', 'rise'].map((name) =>
    shortClassName(name, file, animated),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('an unknown class name is an error', () => {
  const [file = ''] = globSync('src/**/*.module.css');
  expect(() => shortClassName('nowhere', file, css)).toThrow(/no class or animation nowhere/);
});

test('refuses a file outside the source by name', () => {
  expect(() => shortClassName('title', 'elsewhere/title.module.css', css)).toThrow(/elsewhere/);
});

test('a new file does not rename classes of other files', () => {
  const files = globSync('src/**/*.module.css').sort();
  const [before, after] = [prefixesOf(files), prefixesOf(['src/app/a-new.module.css', ...files])];
  expect(new Set(after.values()).size).toBe(files.length + 1);
  expect(files.filter((file) => before.get(file) !== after.get(file))).toEqual([]);
});
