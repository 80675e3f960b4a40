import type { BreadcrumbList } from 'schema-dts';
import { targetOf } from '../../../src/app/addresses.ts';
import { canonicalUrl, pageTitle } from '../../../src/app/head.ts';
import { brand } from '../../../src/content/brand.ts';
import type { Href, RouteId } from '../../../src/content/schema.ts';
import menu from '../../../src/content/shell/menu.ts';
import siteMap from '../../../src/content/site/site-map.ts';
import type { Page } from '../page.ts';

interface Crumb {
  name: string;
  id: RouteId;
}

export function breadcrumbs(page: Page): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail(page).map(({ name, id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalUrl(id, page.edition),
    })),
  };
}

/** From home through the menu section that holds the page, if that section has its own page. */
function trail({ id, content }: Page): Crumb[] {
  const own = listing(id);
  const section = sectionPage(id);
  return [
    { name: listing('home')?.name ?? brand.name, id: 'home' },
    ...(own && section && section !== id ? [{ name: own.group, id: section }] : []),
    { name: own?.name ?? pageTitle(content.head), id },
  ];
}

function sectionPage(id: RouteId): RouteId | undefined {
  const section = menu.sections.find(({ items }) => items.some((item) => pageOf(item.href) === id));
  return section?.href && pageOf(section.href);
}

const pageOf = (href: Href) => targetOf(href)?.id;

/** The name and group of a page in the site map. */
function listing(id: RouteId): { name: string; group: string } | undefined {
  for (const { title, links } of siteMap.groups) {
    const link = links.find(({ href }) => href === `page:${id}`);
    if (link) return { name: link.label, group: title };
  }
  return undefined;
}
