import { expect, test, vi } from 'vitest';
import { addressOf, canonicalAddresses, furtherAddresses } from './addresses.ts';
import { routes } from './routes.ts';

test('a link names a page, one of its parts, or a place on it', () => {
  expect(addressOf('page:smart-city')).toBe(routes['smart-city'].address);
  expect(addressOf('page:services/service3')).toBe(`${routes.services.address}/service3`);
  expect(addressOf('page:case-studies#a-case')).toBe(`${routes['case-studies'].address}#a-case`);
});

test('the header’s own spelling of a page', () => {
  expect(addressOf('menu:about')).toBe(routes.about.menuSpelling);
});

test('what is no page of the site stays as it is', () => {
  for (const href of ['https://network.example/a', 'mailto:a@b.example', 'tel:+910'] as const) {
    expect(addressOf(href)).toBe(href);
  }
});

test('a further language is a prefix', () => {
  expect(addressOf('page:home', '/hi')).toBe('/hi');
  expect(addressOf('page:contact', '/hi')).toBe('/hi/contact');
  expect(addressOf('page:services/service3', '/hi')).toBe(`/hi${routes.services.address}/service3`);
});

test('no address is given twice', () => {
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

test('the flagship’s page follows the brand, and its old address still shows it', async () => {
  const { brand } = await import('../content/brand.ts');
  vi.resetModules();
  vi.doMock('../content/brand.ts', () => ({ brand: { ...brand, flagshipAddress: '/products/other' } }));
  const moved = await import('./addresses.ts');
  const { match } = await import('./match.ts');
  expect(moved.addressOf('page:flagship')).toBe('/products/other');
  expect(moved.addressOf('menu:flagship')).toBe('/products/other');
  // The specified spellings, whatever the brand says now.
  const { flagshipAddress: _, ...unmoved } = brand;
  vi.resetModules();
  vi.doMock('../content/brand.ts', () => ({ brand: unmoved }));
  const specified = (await import('./addresses.ts')).addressOf('page:flagship');
  expect(moved.furtherAddresses).toContain(specified);
  expect(match(specified).id).toBe('flagship');
  vi.doUnmock('../content/brand.ts');
});
