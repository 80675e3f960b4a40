import type { BreadcrumbList } from 'schema-dts';
import { canonicalUrl, pageTitle } from '../../../src/app/head.ts';
import { match } from '../../../src/app/match.ts';
import { brand } from '../../../src/content/brand.ts';
import menu from '../../../src/content/menu.ts';
import type { Path } from '../../../src/content/schema.ts';
import siteMap from '../../../src/content/site-map.ts';
import type { Page } from '../page.ts';

interface Crumb {
  name: string;
  path: Path;
}

export function breadcrumbs(page: Page): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail(page).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalUrl(path),
    })),
  };
}

/** From home through the menu section that holds the page, where that section has a page of its own. */
function trail({ path, content }: Page): Crumb[] {
  const own = listing(path);
  const section = sectionPath(path);
  return [
    { name: listing('/')?.name ?? brand.name, path: '/' },
    ...(own && section && section !== path ? [{ name: own.group, path: section }] : []),
    { name: own?.name ?? pageTitle(content.head), path },
  ];
}

function sectionPath(path: Path): Path | undefined {
  const section = menu.sections.find(({ items }) => items.some((item) => match(item.href).path === path));
  return section?.href && match(section.href).path;
}

/** The site map has the screens' short names and the groups they stand in. */
function listing(path: Path): { name: string; group: string } | undefined {
  for (const { title, links } of siteMap.groups) {
    const link = links.find(({ href }) => href === path);
    if (link) return { name: link.label, group: title };
  }
  return undefined;
}
