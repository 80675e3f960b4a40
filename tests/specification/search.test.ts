/* Visitors' queries, and the result each must have among the first three. */
import { expect, test } from 'vitest';
import { searchRecords } from '../../prerender/search-records.ts';
import synonyms from '../../src/content/site/search-synonyms.ts';
import { openIndex } from '../../src/search/engine.ts';
import { queries } from './search-queries.ts';

const search = await openIndex(await searchRecords(), synonyms);

test('there are at least 80 queries', () => {
  expect(queries.length).toBeGreaterThanOrEqual(80);
});

test.each(queries)('%s', (query, place) => {
  const first = search(query)
    .results.slice(0, 3)
    .map(({ href }) => decodeURI(href));
  expect(first).toContain(place);
});
