/* Texts inside expressions are values too, found by the name of their condition or parameter. */
import { expect, test } from 'vitest';
import { everyValue, readTree, valueAt } from './content-tree.ts';

const source = `
const note = (time: string, text: string) => ({ time, text });
function street(name: string) {
  return { ...{ kind: 'water', where: \`\${name}, outside\` }, more: [] };
}
export default {
  status: number ? \`Certified, \${number}\` : 'On request',
  by: \`Signed by \${brand.founder ?? 'the founder'} and \${brand.partner ?? 'a partner'}\`,
  notes: [note('18:05', 'A car stopped'), ...others.map(({ id }) => ({ id, text: 'Another' }))],
  title: \`\${inWordsFirst(list.length, 'Thing', 'Things')} of note\`,
  count: list.length,
  phone: brand.phone.replaceAll(' ', '\\u00a0'),
};
`;
const tree = readTree('page.ts', source);
const literalAt = (...path: (string | number)[]) => {
  const value = valueAt(tree, path);
  return value && source.slice(value.start, value.end);
};

test.each([
  [['default', 'status', 'if number'], `\`Certified, ${'$'}{number}\``],
  [['default', 'status', 'otherwise'], "'On request'"],
  [['default', 'by', 'without brand.founder'], "'the founder'"],
  [['default', 'by', 'without brand.partner'], "'a partner'"],
  [['default', 'title', 'one'], "'Thing'"],
  [['default', 'title', 'many'], "'Things'"],
  [['default', 'notes', 0, 'text'], "'A car stopped'"],
  [['default', 'notes', 1, '1', 'makes', 'text'], "'Another'"],
  [['street', 'makes', 'where'], `\`${'$'}{name}, outside\``],
])('finds %j', (path, literal) => {
  expect(literalAt(...path)).toBe(literal);
});

test('finds every text, and keeps code without text as code', () => {
  const texts = [...everyValue(tree)].flatMap(({ value }) => (value.kind === 'text' ? [value.start] : []));
  const strings = [...source.matchAll(/(?<=[ (])['`](?=[A-Za-z$\d])/g)].map(({ index }) => index);
  expect(texts.sort((one, other) => one - other)).toEqual(strings);
  for (const key of ['count', 'phone'])
    expect(valueAt(tree, ['default', key])).toMatchObject({ kind: 'code', inside: [] });
});
