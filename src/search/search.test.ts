import { describe, expect, test } from 'vitest';
import { openIndex } from './engine.ts';
import { excerpt } from './excerpt.ts';
import type { SearchRecord } from './record.ts';
import { normalise, wordsIn } from './terms.ts';

const record = (href: string, title: string, text = ''): SearchRecord => ({
  href,
  title,
  text,
  context: '',
  keywords: '',
});
const records = [
  record('/water', 'Waterlogging', 'The pumps start when the underpass floods.'),
  record('/centre', 'Command centre', 'Operators watch one map, and read the certificates.'),
  record('/city', 'Smart city', 'Cities share one platform.'),
  record('/certificates', 'Certificates', 'The scope of ISO 27001.'),
  record('/city#lights', 'Street lighting', 'Every city lamp reports.'),
];
const search = await openIndex(records, {
  monsoon: ['waterlogging'],
  'control room': ['command centre'],
  vacancy: ['certificates'],
  gunshot: ['/water'],
  how: [],
  do: [],
});
const found = (query: string) => search(query).results.map(({ href }) => href);

describe('words', () => {
  test.each([
    ['centres', 'center'],
    ['Cities', 'city'],
    ['analysis', 'analysis'],
    ['organisation', 'organization'],
    ['colour', 'color'],
    ['Café', 'cafe'],
    ['bus', 'bus'],
    ['gas', 'gas'],
  ])('%s is looked up as %s', (word, term) => {
    expect(normalise(word)).toBe(term);
  });

  test('finds words in any script, and ignores punctuation', () => {
    expect(wordsIn('जलभराव & Łódź <b>')).toEqual(['जलभराव', 'Łódź', 'b']);
  });
});

describe('search', () => {
  test('matches spelling variants, plurals and typos', () => {
    expect(found('command center')).toEqual(['/centre']);
    expect(found('waterloging')[0]).toBe('/water');
    expect(found('citys')[0]).toBe('/city');
  });

  test('finds letters and figures written together', () => {
    expect(found('iso27001')).toEqual(['/certificates']);
  });

  test('matches synonyms of one or two words', () => {
    expect(found('monsoon')).toEqual(['/water']);
    expect(found('control room')).toEqual(['/centre']);
  });

  test('completes a word that is being typed', () => {
    expect(found('w')).toContain('/water');
    expect(found('monso')).toEqual(['/water']);
    expect(found('mo')).toEqual([]);
  });

  test('requires all words, or most by how rare they are', () => {
    expect(found('city lamp')[0]).toBe('/city#lights');
    expect(found('city lamp platform')).toContain('/city#lights');
  });

  test('shows nothing for a word the site does not have, but the nearest page', () => {
    expect(search('city zzzzzz')).toMatchObject({ results: [], nearest: { href: '/city' } });
    expect(search('zzzzzz')).toEqual({ results: [], nearest: undefined });
    expect(search('gunshot')).toMatchObject({ results: [], nearest: { href: '/water' } });
    expect(search('gunshot city')).toMatchObject({ results: [], nearest: { href: '/water' } });
  });

  test('leaves out the words of a question', () => {
    expect(found('how do pumps start')).toEqual(['/water']);
  });

  test('a direction means the page of that name, not its word in a text', () => {
    expect(found('vacancy')).toEqual(['/certificates']);
  });

  test('an empty or endless query has no results', () => {
    expect(search('').results).toEqual([]);
    expect(search('a'.repeat(100_000)).results).toEqual([]);
  });
});

describe('excerpt', () => {
  const text = `${'Long words before it. '.repeat(12)}Then the pumps start at once.${' And more after.'.repeat(12)}`;

  test('shows the words around the match, marked', () => {
    const pieces = excerpt(text, ['pump']);
    expect(pieces.filter(({ marked }) => marked).map((piece) => piece.text)).toEqual(['pumps']);
    const shown = pieces.map((piece) => piece.text).join('');
    expect(shown).toMatch(/^… .* …$/);
    expect(shown.length).toBeLessThan(170);
  });

  test('starts at the whole word, not at a match inside a longer word', () => {
    const long = `Catalogue of parts. ${'Filler words here. '.repeat(12)}The log is kept.`;
    expect(excerpt(long.replace('Catalogue', 'Catalog'), ['log'])).toContainEqual({
      text: 'log',
      marked: true,
    });
  });

  test('keeps a short text whole', () => {
    expect(excerpt('Every lamp, reports.', []).map((piece) => piece.text)).toEqual(['Every lamp, reports.']);
  });
});
