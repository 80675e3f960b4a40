/* The pages' addresses, the header and the footer, as the specification lists them. */
import { expect, test } from 'vitest';
import { addressOf, canonicalAddresses, furtherAddresses } from '../../src/app/addresses.ts';
import { brand } from '../../src/content/brand.ts';
import services from '../../src/content/services/services.ts';
import footer from '../../src/content/shell/footer.ts';
import menu from '../../src/content/shell/menu.ts';
import * as facts from './facts.ts';

test('every specified page has its address, and other pages have other addresses', () => {
  expect(facts.addresses).toHaveLength(26);
  expect(canonicalAddresses).toEqual(expect.arrayContaining(facts.addresses));
  expect(furtherAddresses).toEqual(expect.arrayContaining(facts.furtherAddresses));
});

test('the header has its titles, some of them links', () => {
  const titles = menu.sections.map((section) => [
    section.name,
    'href' in section ? addressOf(section.href) : null,
  ]);
  expect(titles).toEqual(facts.menuTitles);
});

test.each(facts.menuItems)('the items of %s', (name, expected) => {
  const section = menu.sections.find((one) => one.name === name);
  expect(section?.items.map((item) => [item.name.toLowerCase(), addressOf(item.href)])).toEqual(expected);
});

test('each service has its own link in the services menu', () => {
  const links = menu.sections.flatMap((section) => ('services' in section ? section.services : []));
  expect(links.map(({ label, href }) => [label, addressOf(href)])).toEqual(
    services.services.map(({ id, title }) => [title, `/SERVICES/AllServicePage/${id}`]),
  );
});

test('two links leave the site, and the footer links the three legal pages', () => {
  expect(menu.external.map((link) => link.href)).toEqual([brand.networkPage, brand.reviewPage]);
  const legal = footer.legal.map(({ href }) => addressOf(href));
  expect(legal.slice(0, facts.footerLegal.length)).toEqual(facts.footerLegal);
});

test('the constants of the company', () => {
  expect(brand.address).toEqual(facts.office);
  expect(brand.foundedYear).toBe(facts.foundedYear);
  expect(brand.copyrightYear).toBe(facts.copyrightYear);
});
