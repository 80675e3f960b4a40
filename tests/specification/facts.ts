/*
 * What this company's specification fixes: addresses, labels, counts. An owner who changes them changes this file;
 * no other test changes.
 */

/** The route table: 26 pages. */
// biome-ignore format: grouped as in the specification
export const addresses = [
  '/', '/contact', '/About', '/Founder',
  '/technology/Ai', '/technology/iot', '/technology/big-data', '/technology/cyber-security',
  '/technology/data-science', '/technology/cloud', '/technology/development-technologies',
  '/SERVICES/AllServicePage', '/products/victorpage', '/incident-detection', '/business-operations',
  '/urban-infrastructure', '/security-platform', '/planned-preventive',
  '/solution/smartcity', '/solution/safetysecurity', '/solution/smartindustry', '/solution/cyber-intelligence',
  '/CASE STUDIES/caseStudyPage', '/privacy-policy', '/terms-condition', '/trademark',
];

/** The services' addresses and the two second spellings of the header. */
export const furtherAddresses = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `/SERVICES/AllServicePage/service${number}`),
  '/about',
  '/products/victorPage',
];

/** The header's titles, in order, with the address of those that are links. */
export const menuTitles: [name: string, address: string | null][] = [
  ['HOME', null],
  ['PRODUCTS', '/products/victorpage'],
  ['SOLUTIONS & SERVICES', '/SERVICES/AllServicePage'],
  ['TECHNOLOGY', null],
  ['CASE STUDY', '/CASE STUDIES/caseStudyPage'],
];

/** The contents of each menu. */
// biome-ignore format: one menu, one block
export const menuItems: [title: string, items: [name: string, address: string][]][] = [
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
];

export const footerLegal = ['/privacy-policy', '/terms-condition', '/trademark'];

export const office = { locality: 'New Delhi', country: 'India', postalCode: '110058' };
export const foundedYear = 2019;
export const copyrightYear = 2024;
