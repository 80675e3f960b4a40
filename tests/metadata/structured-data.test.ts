/* The structured data of every page is consistent. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardFile } from '../../prerender/metadata/card-address.ts';
import { jsonScript, structuredData } from '../../prerender/metadata/structured-data/structured-data.ts';
import { firstEdition } from '../../src/app/addresses.ts';
import { canonicalUrl } from '../../src/app/head.ts';
import { match } from '../../src/app/match.ts';
import { routeIds } from '../../src/app/routes.ts';
import { brand } from '../../src/content/brand.ts';
import type { RouteId } from '../../src/content/schema.ts';
import { serviceIds } from '../../src/content/services/service-ids.ts';
import { caseAnchors, pages, products, solutions } from '../contents.ts';

interface DataNode {
  '@type'?: string;
  [property: string]: unknown;
}

/** The properties search engines require of a type, and those we add. */
const required: Record<string, string[]> = {
  WebPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf', 'dateModified'],
  ProfilePage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf', 'dateModified'],
  AboutPage: ['@id', 'url', 'name', 'description', 'mainEntity'],
  ContactPage: ['@id', 'url', 'name', 'description', 'mainEntity'],
  CollectionPage: ['@id', 'url', 'name', 'description'],
  Organization: ['@id', 'name', 'url'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  PostalAddress: ['addressLocality', 'addressCountry', 'postalCode'],
  ContactPoint: ['contactType', 'email', 'telephone'],
  ImageObject: ['url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position'],
  SoftwareApplication: ['@id', 'name', 'description', 'applicationCategory', 'image', 'url', 'publisher'],
  Service: ['name'],
  OfferCatalog: ['name', 'itemListElement'],
  Article: ['@id', 'url', 'headline', 'image', 'author', 'publisher', 'dateModified'],
  Person: ['@id', 'jobTitle', 'worksFor', 'url', 'sameAs'],
  VideoObject: ['@id', 'name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
};

const graphs = new Map(
  routeIds.map((id) => [
    id,
    JSON.parse(JSON.stringify(structuredData({ id, edition: firstEdition, content: pages[id] }))) as DataNode,
  ]),
);
const nodes = [...graphs.values()].flatMap(nodesOf);
const ofType = (type: string) => nodes.filter((node) => node['@type'] === type);

test.each([...graphs])('%s: every entity has a known type and its required properties', (_, graph) => {
  for (const node of nodesOf(graph)) {
    const type = String(node['@type']);
    expect(required, type).toHaveProperty(type);
    for (const property of required[type] ?? []) expect(node[property], `${type} ${property}`).toBeTruthy();
  }
});

test.each([...graphs])('%s: nothing is empty, and every internal URL exists', (_, graph) => {
  for (const [field, value] of stringsOf(graph)) {
    expect(value, field).not.toMatch(/undefined|\[object|^$/);
    if (field !== '@id' && value.startsWith(brand.origin)) expect(leadsTo(value), value).toBe(true);
  }
});

describe('the site as a whole', () => {
  test('home describes the company, the website and its film', () => {
    const types = topOf('home').map((node) => node['@type']);
    expect(types).toEqual(['WebPage', 'Organization', 'WebSite', 'VideoObject']);
  });

  test('every other page has breadcrumbs from home', () => {
    for (const id of routeIds.filter((id) => id !== 'home')) {
      const trail = topOf(id).find((node) => node['@type'] === 'BreadcrumbList');
      const crumbs = (trail?.itemListElement ?? []) as DataNode[];
      expect(crumbs[0]?.item).toBe(canonicalUrl('home'));
      expect(crumbs.at(-1)?.item).toBe(canonicalUrl(id));
      expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    }
    expect(topOf('home').some((node) => node['@type'] === 'BreadcrumbList')).toBe(false);
  });

  test('describes every product, service, solution and case', () => {
    expect(ofType('SoftwareApplication')).toHaveLength(Object.keys(products).length);
    expect(ofType('Service').filter((service) => service.provider)).toHaveLength(
      serviceIds.length + Object.keys(solutions).length,
    );
    expect(ofType('Article').map(({ url }) => String(url).split('#')[1])).toEqual(caseAnchors);
  });

  test('has no invented rating, price or review', () => {
    expect(nodes.filter((node) => 'aggregateRating' in node || 'offers' in node || 'review' in node)).toEqual(
      [],
    );
  });

  test('the founder has a name only if the owner has set one', () => {
    expect(ofType('Person').map(({ name }) => name)).toEqual([brand.founderName]);
  });
});

test('no text can close the script element of the data', () => {
  const script = jsonScript({ '@context': 'https://schema.org', '@graph': ['</script><!--'] } as never);
  expect(script.text).not.toContain('<');
  expect(script.text).toContain('\\u003c/script>\\u003c!--');
});

function topOf(id: RouteId): DataNode[] {
  return graphs.get(id)?.['@graph'] as DataNode[];
}

function nodesOf(value: unknown): DataNode[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return '@type' in value ? [value as DataNode, ...inside] : inside;
}

function stringsOf(value: unknown, field = ''): [string, string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsOf(part, Array.isArray(value) ? field : key));
}

/** A page, a drawn card or a file of the site. */
function leadsTo(url: string): boolean {
  const { pathname } = new URL(url);
  const cards = routeIds.map((id) => `/${cardFile({ id, edition: firstEdition })}`);
  return Boolean(match(pathname).id) || cards.includes(pathname) || existsSync(`public${pathname}`);
}
