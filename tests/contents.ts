/* Everything the site says, as the route table loads it, for tests that read content. */
import type { Route } from '../src/app/route.ts';
import { type ContentOf, routeIds, routes } from '../src/app/routes.ts';
import notFound from '../src/content/not-found.ts';
import type { ProductPage, RouteId, SolutionPage, TechnologyPage } from '../src/content/schema.ts';
import shell from '../src/content/shell.ts';

const loaded = routeIds.map(async (id) => [id, (await routes[id].loadContent()).default] as const);

export const pages = Object.fromEntries(await Promise.all(loaded)) as { [Id in RouteId]: ContentOf<Id> };

/** The pages and the words around them. */
export const everything = { pages, notFound, ...shell };

export const products = chosen<ProductPage>(({ family }) => family === 'product');
export const solutions = chosen<SolutionPage>(({ family }) => family === 'solution');
export const technologies = chosen<TechnologyPage>(({ view }) => view === 'technology');

function chosen<Content>(isWanted: (route: Route) => boolean): Record<string, Content> {
  const wanted = routeIds.filter((id) => isWanted(routes[id]));
  return Object.fromEntries(wanted.map((id) => [id, pages[id] as Content]));
}

export { stringsOf, wordsOf } from '../prerender/letters/words.ts';

export const countWords = (text: string) => text.split(/\s+/).filter((part) => /\w/.test(part)).length;

/** The fragment of a case on the case studies page. */
export const caseAnchors = pages['case-studies'].categories.flatMap(({ key, tabs }) =>
  tabs.map((tab) => `${key}-${tab}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')),
);
