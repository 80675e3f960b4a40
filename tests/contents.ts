/* Everything the site says, as the route table loads it, for tests that read content. */

import { type ContentOf, routeIds, routes } from '../src/app/routes.ts';
import notFound from '../src/content/not-found.ts';
import type { PageContent, RouteId } from '../src/content/schema.ts';
import shell from '../src/content/shell.ts';

const loaded = routeIds.map(async (id) => [id, (await routes[id].loadContent()).default] as const);

export const pages = Object.fromEntries(await Promise.all(loaded)) as { [Id in RouteId]: ContentOf<Id> };

/** The pages and the words around them. */
export const everything = { pages, notFound, ...shell };

export const products = ofKind('product', 'flagship');
export const solutions = ofKind('solution');
export const technologies = ofKind('technology');

function ofKind<Kind extends PageContent['kind']>(...kinds: Kind[]) {
  type Wanted = Extract<PageContent, { kind: Kind }>;
  const isWanted = (content: PageContent): content is Wanted => kinds.some((kind) => kind === content.kind);
  const all = Object.entries<PageContent>(pages);
  return Object.fromEntries(all.filter((entry): entry is [RouteId, Wanted] => isWanted(entry[1])));
}

export { stringsOf, wordsOf } from '../prerender/fonts/words.ts';

export { countWords } from './content-rules.ts';

/** The fragment of a case on the case studies page. */
export const caseAnchors = pages['case-studies'].categories.flatMap(({ key, tabs }) =>
  tabs.map((tab) => `${key}-${tab}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')),
);
