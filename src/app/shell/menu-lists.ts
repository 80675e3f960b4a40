import type { MenuItem, MenuSection } from '../../content/shell/schema.ts';

/** The pages of a title, and the parent page of its services, if it has any. */
export function menuLists({ href, items, services }: MenuSection): {
  pages: MenuItem[];
  parent: MenuItem | undefined;
} {
  const parent = services && items.find((item) => item.href === href);
  return { pages: items.filter((item) => item !== parent), parent };
}
