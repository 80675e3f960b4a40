/* What each language has, published or not. */
import { describe, expect, test } from 'vitest';
import { routeIds } from '../src/app/routes.ts';
import { editions } from '../src/content/editions.ts';
import { reportOf, sourceHashes, staleSentences, translatedTags } from './languages.ts';

describe.each(translatedTags())('%s', (tag) => {
  test('has a page, or it is named as missing', async () => {
    const { pages, missing } = await reportOf(tag, routeIds);
    expect([...pages, ...missing].sort()).toEqual([...routeIds].sort());
    const published = editions.find((edition) => edition.tag === tag);
    if (published) expect([...published.missing].sort()).toEqual([...missing].sort());
  });
});

test('a sentence is stale once its English has changed, and not before', async () => {
  const now = { 'home.ts': { 'default.title': 'b', 'default.lead': 'c' } };
  expect(staleSentences({ 'home.ts': { 'default.title': 'a', 'default.lead': 'c' } }, now)).toEqual([
    'home.ts default.title',
  ]);
  expect(staleSentences(now, now)).toEqual([]);
  const [tag] = translatedTags();
  if (!tag) return;
  const hashes = await sourceHashes(tag);
  expect(staleSentences(hashes, hashes)).toEqual([]);
});
