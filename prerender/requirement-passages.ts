/* Every statement that can be quoted beside a clause, by page, as the route table loads it. */
import { addressOf } from '../src/app/addresses.ts';
import { routeIds, routes } from '../src/app/routes.ts';
import type { AnyPage } from '../src/content/any-page.ts';
import type { RouteId } from '../src/content/schema.ts';
import { type PageOfPassages, statementsOf } from '../src/requirements/matching/passages.ts';
import { contentFile } from './metadata/content-files.ts';
import { lastChange } from './metadata/history.ts';

/** A text on several pages is quoted from the first. */
export async function requirementPages(): Promise<PageOfPassages[]> {
  const known = new Set<string>();
  const pages: PageOfPassages[] = [];
  for (const id of routeIds) {
    const { default: loaded } = await routes[id].loadContent();
    const content = loaded as AnyPage;
    const statements = statementsOf(content).filter(({ text }) => !known.has(text));
    for (const { text } of statements) known.add(text);
    if (statements.length === 0) continue;
    const { family } = routes[id];
    pages.push({
      id,
      title: 'banner' in content ? content.banner.title : content.head.title,
      side: family === 'product' ? id : family,
      address: encodeURI(addressOf(`page:${id}`)),
      date: dateOf(id),
      statements,
    });
  }
  return pages;
}

/** The date of a page's last content change. */
export function dateOf(id: RouteId): string {
  return lastChange(contentFile(id)).slice(0, 10);
}
