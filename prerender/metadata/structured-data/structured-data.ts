/*
 * What each page says to machines, in schema.org's words, from the route table and the content the visitor
 * reads. The types of schema-dts refuse a property a thing does not have.
 */
import type { Graph, Thing } from 'schema-dts';
import type { Page } from '../page.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { cases } from './cases.ts';
import { founder } from './founder.ts';
import { developmentServices, product, solution } from './offers.ts';
import { organization, website } from './organization.ts';
import { heroVideo } from './video.ts';
import { webPage } from './web-page.ts';

export function structuredData(page: Page): Graph {
  const things = [webPage(page), ...subjectsOf(page)];
  if (page.id !== 'home') things.push(breadcrumbs(page));
  return { '@context': 'https://schema.org', '@graph': things };
}

/** What the page is about. */
function subjectsOf({ id, content }: Page): Thing[] {
  if ('hero' in content) return [organization(), website(), heroVideo(content)];
  if ('foundations' in content || 'form' in content) return [organization()];
  if ('biography' in content) return [founder(content)];
  if ('deliverablesTitle' in content) return developmentServices(id, content);
  if ('category' in content) return [product(id, content)];
  if ('overview' in content) return [solution(id, content)];
  if ('categories' in content) return [cases(id, content)];
  return [];
}

/** Data inside a document: nothing in it may end the element it stands in. */
export function jsonScript(data: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
