/* The list of changes as an owner counts them. */
import { expect, test } from 'vitest';
import { contentDiff } from './content-diff.ts';
import { readSource } from './content-files.ts';
import { partName } from './part-names.ts';

const source = `export default {
  head: { title: 'T', description: 'D' },
  banner: { title: 'Smart city', lead: 'L' },
  cards: [{ title: 'Water', text: 'w' }, { title: 'Roads', text: 'r' }, { title: 'Parks', text: 'p' }],
  words: ['a', 'b', 'c'],
};`;
const after = (...edits: [string, string][]) =>
  contentDiff(
    'page.ts',
    source,
    edits.reduce((text, [from, to]) => text.replace(from, to), source),
  ).map(({ name, kind, before, after }) => [name, kind, before, after]);

test.each<[string, [string, string][], unknown[][]]>([
  ['a headline', [["'Smart city'", "'One room'"]], [['Headline', 'changed', 'Smart city', 'One room']]],
  ['nothing', [], []],
  ['a text in an entry', [["text: 'r'", "text: 'road'"]], [['Cards, ‘Roads’, Text', 'changed', 'r', 'road']]],
  [
    'a removal is one line',
    [["{ title: 'Water', text: 'w' }, ", '']],
    [['Cards', 'removed', 'Water', undefined]],
  ],
  ['an entry more', [["'b', ", "'b', 'new', "]], [['Words', 'added', undefined, 'new']]],
  ['an order', [["'a', 'b'", "'b', 'a'"]], [['Words', 'moved', undefined, 'b']]],
])('%s', (_, edits, lines) => expect(after(...edits)).toEqual(lines));

test.each([
  ['solutions/smart-city', 'Smart city', 'Pages'],
  ['shell/menu', 'Menu', 'On every page'],
  ['clients/own', 'Customers', 'On every page'],
])('%s is %s', (place, name, group) => {
  const file = `src/content/${place}.ts`;
  expect(partName(file, readSource('.', file))).toEqual({ name, group });
});
