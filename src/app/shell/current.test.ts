import { expect, test } from 'vitest';
import menu from '../../content/menu.ts';
import { addressOf } from '../addresses.ts';
import { currentPage, currentSection } from './current.ts';

test.each([
  ['menu:about', '/About', 'page'],
  ['menu:flagship', addressOf('page:flagship'), 'page'],
  ['page:home', '/', 'page'],
  ['page:home', '/contact', undefined],
  ['page:services', '/SERVICES/AllServicePage/service2', undefined],
  ['page:services/service2', '/services/allservicepage/service2', 'page'],
  ['https://network.example', '/', undefined],
] as const)('the entry %s on the page %s', (href, pathname, expected) => {
  expect(currentPage(href, pathname)).toBe(expected);
});

test('a page marks its own section and no other', () => {
  const marked = (pathname: string) =>
    menu.sections.filter((section) => currentSection(section, pathname)).map(({ name }) => name);
  expect(marked('/technology/Ai')).toEqual(['TECHNOLOGY']);
  expect(marked(addressOf('menu:flagship'))).toEqual(['PRODUCTS']);
  expect(marked('/SERVICES/AllServicePage/service4')).toEqual(['SOLUTIONS & SERVICES']);
  expect(marked('/CASE STUDIES/caseStudyPage')).toEqual(['CASE STUDY']);
  expect(marked('/privacy-policy')).toEqual([]);
});
