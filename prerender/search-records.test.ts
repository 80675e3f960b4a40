import { expect, test } from 'vitest';
import { editions } from '../src/content/editions.ts';
import words from '../src/content/site/search-words.ts';
import { openIndex } from '../src/search/engine.ts';
import { searchRecords, searchSynonyms } from './search-records.ts';

const { tag: first } = editions[0];
const synonyms = await searchSynonyms(first);
const search = await openIndex(await searchRecords(), synonyms);
const found = (query: string) => search(query).results.length;

test('every suggestion of the empty field has results', () => {
  const examples = words.placeholder.replace('…', '').split(',');
  expect(examples.filter((example) => found(example) === 0)).toEqual([]);
});

test('every synonym maps to words that are on the site', () => {
  const isAddress = (word: string) => word.startsWith('/');
  const meant = Object.entries(synonyms).filter(([, words]) => words.length > 0 && !words.some(isAddress));
  expect(meant.map(([word]) => word).filter((word) => found(word) === 0)).toEqual([]);
});

test.each(editions.map(({ tag }) => tag))(
  'in %s every nearest page can be shown, and the word is not stated',
  async (tag) => {
    const [records, meanings] = [await searchRecords(tag), await searchSynonyms(tag)];
    const answer = await openIndex(records, meanings);
    const nearest = Object.entries(meanings).filter(([, words]) =>
      words.some((word) => word.startsWith('/')),
    );
    expect(nearest.length).toBeGreaterThan(0);
    for (const [word, [href]] of nearest)
      expect(answer(word)).toMatchObject({ results: [], nearest: { href } });
  },
);

const inOtherScripts = editions.filter(({ script }) => script !== 'Latn').map(({ tag }) => tag);

test.each(inOtherScripts)('in %s every page is listed under a family in that language', async (tag) => {
  const pages = (await searchRecords(tag)).filter(({ href }) => !href.includes('#'));
  const isLatin = ({ context }: { context: string }) => /^[\p{Script=Latin}\s]+$/u.test(context);
  expect(pages.filter(isLatin).map(({ href, context }) => `${href}: ${context}`)).toEqual([]);
});
