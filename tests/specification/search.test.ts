/* Visitors' queries, and the result each must have among the first three. */
import { expect, test } from 'vitest';
import { searchRecords, searchSynonyms } from '../../prerender/search-records.ts';
import { openIndex } from '../../src/search/engine.ts';
import { queries } from './search-queries.ts';
import { strangerQueries } from './stranger-queries.ts';

const search = await openIndex(await searchRecords(), await searchSynonyms('en'));

test('there are at least 80 queries', () => {
  expect(queries.length).toBeGreaterThanOrEqual(80);
});

test.each(queries)('%s', (query, place) => {
  const first = search(query)
    .results.slice(0, 3)
    .map(({ href }) => decodeURI(href));
  expect(first).toContain(place);
});

const searchIn = {
  en: search,
  hi: await openIndex(await searchRecords('hi'), await searchSynonyms('hi')),
  ar: await openIndex(await searchRecords('ar'), await searchSynonyms('ar')),
};

test.each(strangerQueries)('$tag: $query', ({ tag, query, places }) => {
  const found = searchIn[tag](query).results.map(({ href }) => decodeURI(href));
  if (places.length === 0) expect(found).toEqual([]);
  else expect(found.slice(0, 3).filter((place) => places.includes(place))).not.toEqual([]);
});
