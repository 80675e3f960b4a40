import type { Article, ItemList } from 'schema-dts';
import { canonicalUrl } from '../../../src/app/head.ts';
import type { CaseStudiesPage, Path } from '../../../src/content/schema.ts';
import { caseAnchor } from '../../../src/sections/case-studies/case-anchor.ts';
import { cardUrl } from '../card-address.ts';
import { contentFile } from '../content-files.ts';
import { lastChange } from '../history.ts';
import { casesId, company } from './identities.ts';

/** The case studies in the order the page tells them. */
export function cases(path: Path, { categories }: CaseStudiesPage): ItemList {
  const articles = categories.flatMap(({ key, fullName, tabs, details }) =>
    tabs.map((tab) =>
      article(path, caseAnchor({ category: key, tab }), fullName, details[tab]?.title ?? tab),
    ),
  );
  return {
    '@type': 'ItemList',
    '@id': casesId(path),
    numberOfItems: articles.length,
    itemListElement: articles.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}

function article(path: Path, anchor: string, section: string, headline: string): Article {
  const url = `${canonicalUrl(path)}#${anchor}`;
  return {
    '@type': 'Article',
    '@id': url,
    url,
    headline,
    articleSection: section,
    image: cardUrl(path),
    author: company,
    publisher: company,
    dateModified: lastChange(contentFile(path)),
    inLanguage: 'en',
  };
}
