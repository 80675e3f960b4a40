import { expect, test } from 'vitest';
import { serviceIds } from '../../content/services/service-ids.ts';
import menu from '../../content/shell/menu.ts';
import type { MenuSection } from '../../content/shell/schema.ts';
import { addressOf } from '../addresses.ts';
import { currentPage, currentSection } from './current.ts';

const [service] = serviceIds;

test.each([
  ['menu:about', addressOf('page:about'), 'page'],
  ['menu:flagship', addressOf('page:flagship'), 'page'],
  ['page:home', '/', 'page'],
  ['page:home', addressOf('page:contact'), undefined],
  ['page:services', addressOf(`page:services/${service}`), undefined],
  [`page:services/${service}`, addressOf(`page:services/${service}`).toLowerCase(), 'page'],
  ['https://network.example', '/', undefined],
] as const)('the entry %s on the page %s', (href, pathname, expected) => {
  expect(currentPage(href, pathname)).toBe(expected);
});

test('a page marks only the section it belongs to', () => {
  const sections: MenuSection[] = menu.sections;
  const marked = (pathname: string) => sections.filter((section) => currentSection(section, pathname));
  const pagesOf = ({ href, items }: MenuSection) =>
    items.length > 0
      ? items.map((item) => addressOf(item.href).toLowerCase())
      : [addressOf(href ?? 'page:home')];
  for (const section of sections)
    for (const page of pagesOf(section))
      expect(marked(page)).toEqual(sections.filter((other) => pagesOf(other).includes(page)));
  expect(marked(`${addressOf('page:services')}/${service}`)).toEqual(marked(addressOf('page:services')));
  for (const { also = [] } of sections)
    for (const href of also) expect(marked(addressOf(href))).toHaveLength(1);
  expect(marked('/nothing')).toEqual([]);
});
