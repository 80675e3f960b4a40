import type { Href, MenuSection } from '../../content/schema.ts';
import { addressOf } from '../addresses.ts';
import { match } from '../match.ts';

/** What `aria-current` says of a menu entry: this page, or the section the page stands in. */
export function currentPage(href: Href, pathname: string): 'page' | undefined {
  const [wanted, here] = [match(encodeURI(addressOf(href))), match(encodeURI(pathname))];
  return wanted.id && wanted.id === here.id && wanted.parameter === here.parameter ? 'page' : undefined;
}

export function currentSection(section: MenuSection, pathname: string): 'page' | 'true' | undefined {
  const here = match(encodeURI(pathname)).id;
  const ids = section.items.map(({ href }) => match(encodeURI(addressOf(href))).id);
  if (section.href && currentPage(section.href, pathname) && section.items.length === 0) return 'page';
  return here && ids.includes(here) ? 'true' : undefined;
}
