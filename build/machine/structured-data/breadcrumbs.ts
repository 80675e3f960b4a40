import type { BreadcrumbList } from 'schema-dts';
import { canonicalUrl } from '../../../src/app/head.ts';
import { match } from '../../../src/app/match.ts';
import navigation from '../../../src/content/navigation.ts';
import type { Path } from '../../../src/content/schema.ts';
import siteMap from '../../../src/content/site-map.ts';

interface Crumb {
  name: string;
  path: Path;
}

/** From home through the menu section that holds the page, where that section has a page of its own. */
export function trail(path: Path): Crumb[] {
  const section = navigation.sections.find(
    ({ items, href }) => href && items.some((item) => match(item.href).path === path),
  );
  const sectionPath = section?.href && match(section.href).path;
  const between =
    sectionPath && sectionPath !== path ? [{ name: groupOf(path).title, path: sectionPath }] : [];
  return [{ name: nameOf('/'), path: '/' }, ...between, { name: nameOf(path), path }];
}

export function breadcrumbs(path: Path): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail(path).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: canonicalUrl(crumb.path),
    })),
  };
}

/** The site map has every screen's short name and the group it stands in. */
function groupOf(path: Path) {
  const group = siteMap.groups.find(({ links }) => links.some(({ href }) => href === path));
  if (!group) throw new Error(`The site map does not list ${path}`);
  return group;
}

function nameOf(path: Path): string {
  return groupOf(path).links.find(({ href }) => href === path)?.label ?? path;
}
