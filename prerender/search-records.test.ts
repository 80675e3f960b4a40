import { expect, test } from 'vitest';
import { editions } from '../src/content/editions.ts';
import synonyms from '../src/content/site/search-synonyms.ts';
import words from '../src/content/site/search-words.ts';
import { openIndex } from '../src/search/engine.ts';
import { searchRecords } from './search-records.ts';

const search = await openIndex(await searchRecords(), synonyms);
const found = (query: string) => search(query).results.length;

test('every suggestion of the empty field has results', () => {
  const examples = words.placeholder.replace('…', '').split(',');
  expect(examples.filter((example) => found(example) === 0)).toEqual([]);
});

test('every synonym maps to words that are on the site', () => {
  expect(Object.keys(synonyms).filter((word) => found(word) === 0)).toEqual([]);
});

const inOtherScripts = editions.filter(({ script }) => script !== 'Latn').map(({ tag }) => tag);

test.each(inOtherScripts)('in %s every page is listed under a family in that language', async (tag) => {
  const pages = (await searchRecords(tag)).filter(({ href }) => !href.includes('#'));
  const isLatin = ({ context }: { context: string }) => /^[\p{Script=Latin}\s]+$/u.test(context);
  expect(pages.filter(isLatin).map(({ href, context }) => `${href}: ${context}`)).toEqual([]);
});
