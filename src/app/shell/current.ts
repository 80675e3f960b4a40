import type { Href, MenuSection } from '../../content/schema.ts';
import { match } from '../match.ts';

/** What `aria-current` says of a menu entry: this page, or the section the page stands in. */
export function currentPage(href: Href, pathname: string): 'page' | undefined {
  if (!href.startsWith('/')) return undefined;
  const [wanted, here] = [match(encodeURI(href)), match(encodeURI(pathname))];
  return wanted.path && wanted.path === here.path && wanted.serviceId === here.serviceId ? 'page' : undefined;
}

export function currentSection(section: MenuSection, pathname: string): 'page' | 'true' | undefined {
  const here = match(encodeURI(pathname)).path;
  const paths = section.items.map(({ href }) => match(encodeURI(href)).path);
  if (section.href && currentPage(section.href, pathname) && section.items.length === 0) return 'page';
  return here && paths.includes(here) ? 'true' : undefined;
}
