/* The pages of each language, published or not. */
import { describe, expect, test } from 'vitest';
import { routeIds } from '../src/app/routes.ts';
import { editions } from '../src/content/editions.ts';
import { accepting, languageReport, sourceHashes, staleSentences, translatedTags } from './languages.ts';

describe.each(translatedTags())('%s', (tag) => {
  test('has exactly the pages listed in the editions', async () => {
    const { pages } = await languageReport(tag, routeIds);
    const published = editions.find((edition) => edition.tag === tag);
    if (published) expect([...(published.pages ?? routeIds)].sort()).toEqual([...pages].sort());
  });
});

test('a translation is stale once its English has changed, and not before', async () => {
  const now = { 'home.ts': { 'default.title': 'b', 'default.lead': 'c' } };
  expect(staleSentences({ 'home.ts': 'a c' }, now)).toEqual(['home.ts default.title']);
  expect(staleSentences({}, now)).toHaveLength(2);
  const [tag] = translatedTags();
  if (!tag) return;
  const hashes = await sourceHashes(tag);
  expect(staleSentences(accepting(hashes), hashes)).toEqual([]);
});
