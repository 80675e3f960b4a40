import type { BreadcrumbList } from 'schema-dts';
import { targetOf } from '../../../src/app/addresses.ts';
import { canonicalUrl, pageTitle } from '../../../src/app/head.ts';
import { brand } from '../../../src/content/brand.ts';
import type { Edition } from '../../../src/content/edition-schema.ts';
import { editions } from '../../../src/content/editions.ts';
import type { Href, RouteId } from '../../../src/content/schema.ts';
import firstMenu from '../../../src/content/shell/menu.ts';
import type { SiteMapPage } from '../../../src/content/site/schema.ts';
import firstSiteMap from '../../../src/content/site/site-map.ts';
import type { Page } from '../page.ts';

type Groups = SiteMapPage['groups'];

/** The site map of each edition, for the names of its pages. */
const namedGroups = new Map<Edition, Groups>(
  await Promise.all(
    editions.map(async (edition) => {
      const load = (await edition.load?.())?.default.pages['site-map'];
      const siteMap = ((await load?.())?.default ?? firstSiteMap) as SiteMapPage;
      return [edition, siteMap.groups] as const;
    }),
  ),
);

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

/** From home through the menu section of the page, if that section has a page. */
function trail({ id, content, edition }: Page): Crumb[] {
  const groups = namedGroups.get(edition) ?? firstSiteMap.groups;
  const own = listing(groups, id);
  const section = sectionPage(id);
  return [
    { name: listing(groups, 'home')?.name ?? brand.name, id: 'home' },
    ...(own && section && section !== id ? [{ name: own.group, id: section }] : []),
    { name: own?.name ?? pageTitle(content.head), id },
  ];
}

function sectionPage(id: RouteId): RouteId | undefined {
  const section = firstMenu.sections.find(({ items }) => items.some((item) => pageOf(item.href) === id));
  return section?.href && pageOf(section.href);
}

const pageOf = (href: Href) => targetOf(href)?.id;

/** The name and group of a page in the site map. */
function listing(groups: Groups, id: RouteId): { name: string; group: string } | undefined {
  for (const { title, links } of groups) {
    const link = links.find(({ href }) => href === `page:${id}`);
    if (link) return { name: link.label, group: title };
  }
  return undefined;
}
