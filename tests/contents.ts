/* All content, as the route table loads it, for tests that read it. */

import { type ContentOf, routeIds, routes } from '../src/app/routes.ts';
import type { AnyPage } from '../src/content/any-page.ts';
import type { CaseStudyDetail } from '../src/content/cases/schema.ts';
import type { RouteId } from '../src/content/schema.ts';
import shell from '../src/content/shell/shell.ts';
import notFound from '../src/content/site/not-found.ts';

const loaded = routeIds.map(async (id) => [id, (await routes[id].loadContent()).default] as const);

export const pages = Object.fromEntries(await Promise.all(loaded)) as { [Id in RouteId]: ContentOf<Id> };

const { menu, search, footer, messages } = shell;

/** All pages and the shell. */
export const everything = { pages, notFound, menu, search, footer, messages };

export const products = ofKind('product', 'flagship');
export const solutions = ofKind('solution');
export const technologies = ofKind('technology');

function ofKind<Kind extends AnyPage['kind']>(...kinds: Kind[]) {
  type Wanted = Extract<AnyPage, { kind: Kind }>;
  const isWanted = (content: AnyPage): content is Wanted => kinds.some((kind) => kind === content.kind);
  const all = Object.entries<AnyPage>(pages);
  return Object.fromEntries(all.filter((entry): entry is [RouteId, Wanted] => isWanted(entry[1])));
}

export { stringsOf, wordsOf } from '../src/content/rules/texts.ts';

/** The fragment of a case on the case studies page. */
export const caseAnchors = pages['case-studies'].categories.flatMap(({ details }) =>
  Object.values<CaseStudyDetail>(details).map(({ anchor }) => anchor),
);
