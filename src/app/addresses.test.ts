import { describe, expect, test, vi } from 'vitest';
import type { Edition } from '../content/edition-schema.ts';
import { addressOf, canonicalAddresses, editionOf, firstEdition, furtherAddresses } from './addresses.ts';
import { routeIds, routes } from './routes.ts';

test('resolves links to a page, a part of it, or a fragment', () => {
  expect(addressOf('page:smart-city')).toBe(routes['smart-city'].address);
  expect(addressOf('page:services/service3')).toBe(`${routes.services.address}/service3`);
  expect(addressOf('page:case-studies#a-case')).toBe(`${routes['case-studies'].address}#a-case`);
});

test('resolves the header’s spelling of a page', () => {
  expect(addressOf('menu:about')).toBe(routes.about.menuSpelling);
});

test('leaves other links unchanged', () => {
  for (const href of ['https://network.example/a', 'mailto:a@b.example', 'tel:+910'] as const) {
    expect(addressOf(href)).toBe(href);
  }
});

const hindi: Edition = {
  ...firstEdition,
  tag: 'hi',
  prefix: '/hi',
  pages: routeIds.filter((id) => id !== 'trademark'),
};

test('a further language is a prefix', () => {
  expect(addressOf('page:home', hindi)).toBe('/hi');
  expect(addressOf('page:contact', hindi)).toBe(`/hi${routes.contact.address}`);
  expect(addressOf('page:services/service3', hindi)).toBe(`/hi${routes.services.address}/service3`);
});

test('a page missing in an edition links to the first edition', () => {
  expect(addressOf('page:trademark', hindi)).toBe(routes.trademark.address);
  expect(editionOf('page:trademark', hindi)).toBe(firstEdition);
  expect(editionOf('page:contact', hindi)).toBe(hindi);
});

test('a data sheet is in the language of the first edition', () => {
  expect(addressOf('sheet:security-platform', hindi)).toBe('/data-sheets/security-platform.pdf');
  expect(editionOf('sheet:security-platform', hindi)).toBe(firstEdition);
});

test('no address is used twice', () => {
  const all = [...canonicalAddresses, ...furtherAddresses];
  expect(new Set(all).size).toBe(all.length);
  const canonical = canonicalAddresses.map((address) => address.toLowerCase());
  expect(new Set(canonical).size).toBe(canonical.length);
});

test('a link to a page that does not exist fails the type check', () => {
  // @ts-expect-error: no page has this name
  expect(() => addressOf('page:smart-village')).toThrow();
  // @ts-expect-error: nor this service
  addressOf('page:services/service0');
  // @ts-expect-error: content names pages, never addresses
  addressOf('/contact');
});

describe('when the brand changes the flagship’s address', async () => {
  const { brand } = await import('../content/brand.ts');
  vi.resetModules();
  vi.doMock('../content/brand.ts', () => ({
    brand: { ...brand, flagshipAddress: { page: '/products/other' } },
  }));
  const moved = await import('./addresses.ts');
  const { formerAddresses, movedTo, redirects } = await import('./former-addresses.ts');
  const { match } = await import('./match.ts');
  vi.doUnmock('../content/brand.ts');
  // Test files share their modules: the next one gets them with the true brand.
  vi.resetModules();

  test('links and menu use it', () => {
    expect(moved.addressOf('page:flagship')).toBe('/products/other');
    expect(moved.addressOf('menu:flagship')).toBe('/products/other');
  });

  test('its former address redirects', () => {
    const [former] = formerAddresses.find(([, id]) => id === 'flagship') ?? [''];
    expect(redirects()).toContainEqual({ from: former, to: '/products/other' });
    expect(movedTo(`${former.toUpperCase()}/`)).toBe('/products/other');
    expect(movedTo('/%E0%A4%A')).toBeUndefined();
    expect(match(former).id).toBeUndefined();
    expect(moved.furtherAddresses).not.toContain(former);
  });

  test('former addresses redirect with their parameters, in every language', async () => {
    const { serviceIds } = await import('../content/services/service-ids.ts');
    const { editions } = await import('../content/editions.ts');
    const led = redirects([['/former', 'services']]);
    const having = editions.filter((edition) => moved.pagesOf(edition).includes('services'));
    expect(led).toHaveLength(having.length * (serviceIds.length + 1));
    expect(led).toContainEqual({
      from: `/former/${serviceIds[0]}`,
      to: `${moved.addressOf('page:services')}/${serviceIds[0]}`,
    });
  });

  test('an address that another page has taken does not redirect', () => {
    expect(redirects([[moved.addressOf('page:contact').toUpperCase() as '/', 'flagship']])).toEqual([]);
  });
});
