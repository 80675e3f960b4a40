import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortClassName } from './class-names.ts';

const css = '.title { color: red }\n.words .lead, .title:hover { margin: .5rem }\n.on-paper { color: black }';

test('a name is short, the same in every build, and another in another file', () => {
  const [one = '', other = ''] = globSync('src/**/*.module.css');
  expect(shortClassName('title', one, css)).toMatch(/^[a-z]{1,2}\d+$/);
  expect(shortClassName('title', `${process.cwd()}/${one}?used`, css)).toBe(
    shortClassName('title', one, css),
  );
  expect(shortClassName('title', other, css)).not.toBe(shortClassName('title', one, css));
});

test('no two classes of the site are called the same', () => {
  const names = globSync('src/**/*.module.css').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const classes = new Set(text.replaceAll(/\/\*.*?\*\//gs, '').match(/(?<=\.)[a-z][\w-]*(?=[^}]*\{)/gi));
    return [...classes].map((name) => shortClassName(name, file, text));
  });
  expect(names.filter((name) => name.includes('-'))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('a file outside the source is refused by name', () => {
  expect(() => shortClassName('title', 'elsewhere/title.module.css', css)).toThrow(/elsewhere/);
});
