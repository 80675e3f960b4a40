import type { Article, ItemList } from 'schema-dts';
import { canonicalUrl } from '../../../src/app/head.ts';
import { language } from '../../../src/content/language.ts';
import type { CaseStudiesPage, RouteId } from '../../../src/content/schema.ts';
import { caseAnchor } from '../../../src/sections/case-studies/case-anchor.ts';
import { cardUrl } from '../card-address.ts';
import { contentFile } from '../content-files.ts';
import { lastChange } from '../history.ts';
import { casesId, company } from './identities.ts';

/** The case studies in the order the page tells them. */
export function cases(id: RouteId, { categories }: CaseStudiesPage): ItemList {
  const articles = categories.flatMap(({ key, fullName, tabs, details }) =>
    tabs.map((tab) => article(id, caseAnchor({ category: key, tab }), fullName, details[tab]?.title ?? tab)),
  );
  return {
    '@type': 'ItemList',
    '@id': casesId(id),
    numberOfItems: articles.length,
    itemListElement: articles.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}

function article(id: RouteId, anchor: string, section: string, headline: string): Article {
  const url = `${canonicalUrl(id)}#${anchor}`;
  return {
    '@type': 'Article',
    '@id': url,
    url,
    headline,
    articleSection: section,
    image: cardUrl(id),
    author: company,
    publisher: company,
    dateModified: lastChange(contentFile(id)),
    inLanguage: language.tag,
  };
}
