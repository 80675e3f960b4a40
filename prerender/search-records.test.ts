import { expect, test } from 'vitest';
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
