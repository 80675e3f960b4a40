/*
 * The schema.org data of each page, from the route table and the page's content. The types of schema-dts refuse
 * unknown properties.
 */
import type { Graph, Thing } from 'schema-dts';
import type { Tag } from '../../html.ts';
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
function subjectsOf(page: Page): Thing[] {
  const { content } = page;
  switch (content.kind) {
    case 'home':
      return [organization(), website(), heroVideo(content)];
    case 'about':
    case 'contact':
      return [organization()];
    case 'founder':
      return [founder(content)];
    case 'services':
      return developmentServices(page, content);
    case 'product':
    case 'flagship':
      return [product(page, content)];
    case 'solution':
      return [solution(page, content)];
    case 'case-studies':
      return [cases(page, content)];
    default:
      return [];
  }
}

/** JSON inside a script element must not be able to close it. */
export function jsonScript(data: Graph): Tag {
  return {
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    text: JSON.stringify(data).replaceAll('<', '\\u003c'),
  };
}
