/* Edits of lists in the source. */
import { expect, test } from 'vitest';
import { readTree, valueAt } from './content-tree.ts';
import { editList, fillList, type ListAction } from './edit-list.ts';
import { withUniqueNames } from './unique-names.ts';

const short = "export default { list: ['a', 'b', 'c'] };";
const long = `export default {
  list: [
    // the first
    { name: 'a' },
    { name: 'b' },
  ],
  details: {
    One: { title: 'x' },
    'Two words': { title: 'y' },
  },
};`;

function edited(
  source: string,
  key: string,
  act: ListAction,
  index: number,
  alter?: (copy: string) => string,
): string {
  const value = valueAt(readTree('list.ts', source), ['default', key]);
  if (!value) throw new Error(`no ${key}`);
  return editList(source, value, act, index, alter);
}

test.each<[ListAction, number, string]>([
  ['copy', 1, "['a', 'b', 'b', 'c']"],
  ['remove', 0, "['b', 'c']"],
  ['remove', 2, "['a', 'b']"],
  ['up', 1, "['b', 'a', 'c']"],
  ['down', 1, "['a', 'c', 'b']"],
])('%s %i in one line', (act, index, list) => {
  expect(edited(short, 'list', act, index)).toBe(`export default { list: ${list} };`);
});

test('puts a copy on a new line and keeps comments', () => {
  expect(edited(long, 'list', 'copy', 1)).toBe(
    long.replace("{ name: 'b' },", "{ name: 'b' },\n    { name: 'b' },"),
  );
  expect(edited(long, 'list', 'down', 0)).toContain("// the first\n    { name: 'b' },\n    { name: 'a' },");
});

test('a new function of a product takes the next number', () => {
  const list = "[{ id: 'F1', title: 'Alarm desk' }, { id: 'F7', title: 'Guard tours' }]";
  expect(withUniqueNames("{ id: 'F1', title: 'Alarm desk' }", list)).toBe(
    "{ id: 'F8', title: 'Alarm desk' }",
  );
});

test('a new entry has a unique anchor', () => {
  const list = "[{ anchor: 'tours', title: 'Tours' }, { anchor: 'tours-2', title: 'More' }]";
  expect(withUniqueNames("{ anchor: 'tours', title: 'Walks' }", list)).toBe(
    "{ anchor: 'tours-3', title: 'Walks' }",
  );
});

test('entries of a record have unique keys', () => {
  const copied = edited(long, 'details', 'copy', 1, (copy) => copy.replace("'Two words'", "'Third'"));
  expect(copied).toContain("'Two words': { title: 'y' },\n    'Third': { title: 'y' },");
});

test('removing the last item leaves an empty list that can be filled again', () => {
  const one = "export default { list: ['a'] };";
  const none = edited(one, 'list', 'remove', 0);
  expect(none).toBe('export default { list: [] };');
  const value = valueAt(readTree('list.ts', none), ['default', 'list']);
  expect(value && fillList(none, value, "'z'")).toBe("export default { list: ['z'] };");
});

test('refuses to move past the ends and to copy a missing item', () => {
  expect(() => edited(short, 'list', 'up', 0)).toThrow('already at the end');
  expect(() => edited(short, 'list', 'down', 2)).toThrow('already at the end');
  expect(() => edited(short, 'list', 'copy', 9)).toThrow('no longer in the list');
});
