import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { composeDocument, type DocumentParts } from './document.ts';

const compose = (parts: Partial<DocumentParts>) =>
  composeDocument({
    edition: { tag: 'en', direction: 'ltr' },
    head: [],
    page: '',
    symbols: [],
    end: [],
    ...parts,
  });
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('each inline block is listed once, by its hash', () => {
  const { scripts, styles } = compose({
    head: [
      { tag: 'style', text: 'p{}' },
      { tag: 'script', text: 'one()' },
    ],
    end: [
      { tag: 'script', text: 'one()' },
      { tag: 'script', attributes: { 'data-start': '/start.js' }, text: 'two()' },
    ],
  });
  expect(styles).toEqual([hash('p{}')]);
  expect(scripts).toEqual([hash('one()'), hash('two()')]);
});

test.each([
  ['Dhruva', '<body>'],
  ['Müller', '<body data-neutral>'],
])('under the initial of %s the document has %s', (company, body) => {
  expect(compose({ company }).html).toContain(body);
});

test('data blocks and external files need no hash', () => {
  const { scripts } = compose({
    end: [
      { tag: 'script', attributes: { type: 'application/ld+json' }, text: '{}' },
      { tag: 'script', attributes: { type: 'module', src: '/entry.ts' } },
    ],
  });
  expect(scripts).toEqual([]);
});

test('text is escaped', () => {
  const { html } = compose({
    head: [
      { tag: 'title', text: 'A & B </title><script>' },
      { tag: 'meta', attributes: { name: 'description', content: '"><script>' } },
    ],
  });
  expect(html).toContain('<title>A &amp; B &lt;/title>&lt;script></title>');
  expect(html).toContain('content="&quot;>&lt;script>"');
});

test('a script that contains its closing tag fails the build', () => {
  expect(() => compose({ end: [{ tag: 'script', text: 'say("</script>")' }] })).toThrow('script');
});

test('writes the rendered page unchanged', () => {
  expect(compose({ page: '<p>$& $1</p>' }).html).toContain('<div id="root"><p>$& $1</p></div>');
});
