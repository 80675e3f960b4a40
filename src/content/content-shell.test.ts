/* The screens, the header and the footer, as the specification lists them. */
import { describe, expect, test } from 'vitest';
import { everything, pages } from './all-pages.ts';
import { brand } from './brand.ts';

const { menu, footer } = everything;

test('the 26 screens of the specification, an accessibility statement and a site map', () => {
  // biome-ignore format: grouped as in the specification's route table
  expect(Object.keys(pages).sort()).toEqual([
    '/', '/contact', '/About', '/Founder',
    '/technology/Ai', '/technology/iot', '/technology/big-data', '/technology/cyber-security',
    '/technology/data-science', '/technology/cloud', '/technology/development-technologies',
    '/SERVICES/AllServicePage', '/products/victorpage', '/incident-detection', '/business-operations',
    '/urban-infrastructure', '/security-platform', '/planned-preventive',
    '/solution/smartcity', '/solution/safetysecurity', '/solution/smartindustry', '/solution/cyber-intelligence',
    '/CASE STUDIES/caseStudyPage', '/privacy-policy', '/terms-condition', '/trademark',
    '/accessibility', '/site-map',
  ].sort());
});

describe('header and footer', () => {
  const section = (name: string) => menu.sections.find((one) => one.name === name);
  const entries = (name: string) => section(name)?.items.map((item) => [item.name.toLowerCase(), item.href]);

  test('five titles, two of them without a page of their own', () => {
    expect(menu.sections.map((section) => [section.name, 'href' in section ? section.href : null])).toEqual([
      ['HOME', null],
      ['PRODUCTS', '/products/victorpage'],
      ['SOLUTIONS & SERVICES', '/SERVICES/AllServicePage'],
      ['TECHNOLOGY', null],
      ['CASE STUDY', '/CASE STUDIES/caseStudyPage'],
    ]);
  });

  // biome-ignore format: one menu, one block
  test.each([
    ['HOME', [['home', '/'], ['about', '/about']]],
    ['PRODUCTS', [
      ['integrated operations centre', '/products/victorPage'], ['urban infrastructure', '/urban-infrastructure'],
      ['integrated security platform', '/security-platform'], ['incident detection and response', '/incident-detection'],
      ['integrated business operations centre', '/business-operations'],
      ['planned preventive maintenance', '/planned-preventive'],
    ]],
    ['SOLUTIONS & SERVICES', [
      ['smart city', '/solution/smartcity'], ['safety and security', '/solution/safetysecurity'],
      ['smart industry', '/solution/smartindustry'],
      ['social media and cyber intelligence', '/solution/cyber-intelligence'],
      ['software development services', '/SERVICES/AllServicePage'],
    ]],
    ['TECHNOLOGY', [
      ['development technologies', '/technology/development-technologies'],
      ['internet of things', '/technology/iot'], ['artificial intelligence', '/technology/Ai'],
      ['cloud services', '/technology/cloud'], ['big data', '/technology/big-data'],
      ['data science', '/technology/data-science'], ['cybersecurity', '/technology/cyber-security'],
    ]],
    ['CASE STUDY', []],
  ])('the items of %s', (name, expected) => expect(entries(name)).toEqual(expected));

  test('each service has its own link in the services menu', () => {
    const links = menu.sections.flatMap((section) => ('services' in section ? section.services : []));
    expect(links).toEqual(
      pages['/SERVICES/AllServicePage'].services.map(({ id, title }) => ({
        label: title,
        href: `/SERVICES/AllServicePage/${id}`,
      })),
    );
  });

  test('two links leave the site, and the footer names the three legal pages', () => {
    expect(menu.external.map((link) => link.href)).toEqual([brand.networkPage, brand.reviewPage]);
    expect(footer.legal.slice(0, 3).map((link) => link.href)).toEqual([
      '/privacy-policy',
      '/terms-condition',
      '/trademark',
    ]);
  });

  test('the constants of the company', () => {
    expect(brand.address).toEqual({ locality: 'New Delhi', country: 'India', postalCode: '110058' });
    expect([brand.foundedYear, brand.copyrightYear]).toEqual([2019, 2024]);
  });
});
