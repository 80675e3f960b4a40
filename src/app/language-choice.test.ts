import { afterEach, expect, test, vi } from 'vitest';
import { editions } from '../content/editions.ts';
import { addressOf, hasPage } from './addresses.ts';
import { chosenLanguage, preferredLanguage } from './language-choice.ts';
import { languageLinks } from './language-links.ts';
import { match } from './match.ts';
import { routeIds } from './routes.ts';

afterEach(() => vi.unstubAllGlobals());

const store = (value: string | null) => vi.stubGlobal('localStorage', { getItem: () => value });
const links = (path: string) => languageLinks(match(path));

test('a stored language that is no longer published counts as no choice', () => {
  for (const { tag } of editions) {
    store(tag);
    expect(chosenLanguage()).toBe(tag);
  }
  for (const gone of ['xx', 'EN', '', null, '[object Object]']) {
    store(gone);
    expect(chosenLanguage()).toBeUndefined();
  }
});

test("offers the browser's preferred language if it has the page", () => {
  for (const edition of editions.slice(1)) {
    const { tag } = edition;
    vi.stubGlobal('navigator', { languages: [`${tag}-XX`, 'en'] });
    expect(preferredLanguage(links('/'))?.tag).toBe(tag);
    for (const id of routeIds.filter((one) => !hasPage(edition, one)))
      expect(preferredLanguage(links(addressOf(`page:${id}`))), id).toBeUndefined();
  }
  vi.stubGlobal('navigator', { languages: ['xx', ...editions.map(({ tag }) => tag)] });
  expect(preferredLanguage(links('/'))).toBeUndefined();
});

test('on a missing page, language links go to home without a note', () => {
  for (const { prefix } of editions) {
    const found = links(`${prefix}/no-such-page`);
    expect(found.map(({ href }) => href)).toEqual(editions.map(({ prefix: home }) => home || '/'));
    expect(found.filter(({ note }) => note)).toEqual([]);
  }
});

test('language links use the canonical address and keep the parameter', () => {
  for (const { prefix } of editions) {
    const services = `${prefix}${addressOf('page:services')}`;
    const found = links(`${services.toUpperCase()}/service3`);
    expect(found.map(({ href }) => href)).toContain(`${services}/service3`);
  }
});
