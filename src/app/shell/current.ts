import type { Href } from '../../content/schema.ts';
import type { MenuSection } from '../../content/shell/schema.ts';
import { targetOf } from '../addresses.ts';
import { match } from '../match.ts';

/** `aria-current` of a menu entry: this page, or the section that contains it. */
export function currentPage(href: Href, pathname: string): 'page' | undefined {
  const [target, here] = [targetOf(href), match(encodeURI(pathname))];
  const parameter = here.parameter ? `/${here.parameter}` : '';
  return target && target.id === here.id && target.rest === parameter ? 'page' : undefined;
}

export function currentSection(section: MenuSection, pathname: string): 'page' | 'true' | undefined {
  const here = match(encodeURI(pathname)).id;
  if (section.href && currentPage(section.href, pathname) && section.items.length === 0) return 'page';
  const pages = [...section.items.map(({ href }) => href), ...(section.also ?? [])];
  return here && pages.some((href) => targetOf(href)?.id === here) ? 'true' : undefined;
}
