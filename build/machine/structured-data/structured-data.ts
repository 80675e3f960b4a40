/*
 * What each page says to machines, in schema.org's words, from the route table and the content the visitor
 * reads. The types of schema-dts refuse a property a thing does not have.
 */
import type { Graph, Thing } from 'schema-dts';
import { pages, products, solutions } from '../../../src/content/all-pages.ts';
import type { Path } from '../../../src/content/schema.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { cases } from './cases.ts';
import { founder } from './founder.ts';
import { developmentServices, product, solution } from './offers.ts';
import { organization, website } from './organization.ts';
import { heroVideo } from './video.ts';
import { webPage } from './web-page.ts';

export function structuredData(path: Path): Graph {
  const things: Thing[] = [webPage(path, pages[path].head), ...subjectsOf(path)];
  if (path !== '/') things.push(breadcrumbs(path));
  return { '@context': 'https://schema.org', '@graph': things };
}

/** What the page is about. */
function subjectsOf(path: Path): Thing[] {
  if (isKey(products, path)) return [product(path, products[path])];
  if (isKey(solutions, path)) return [solution(path, solutions[path])];
  switch (path) {
    case '/':
      return [organization(), website(), heroVideo()];
    case '/About':
    case '/contact':
      return [organization()];
    case '/Founder':
      return [founder()];
    case '/SERVICES/AllServicePage':
      return developmentServices(path);
    case '/CASE STUDIES/caseStudyPage':
      return [cases(path, pages[path])];
    default:
      return [];
  }
}

function isKey<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return key in table;
}

/** Data inside a document: nothing in it may end the element it stands in. */
export function jsonScript(data: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
