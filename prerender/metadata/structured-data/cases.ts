import type { Article, ItemList } from 'schema-dts';
import { canonicalUrl } from '../../../src/app/head.ts';
import type { CaseStudiesPage } from '../../../src/content/cases/schema.ts';
import { casesOf } from '../../../src/sections/case-studies/case-anchor.ts';
import { cardUrl } from '../card-address.ts';
import { contentFile } from '../content-files.ts';
import { lastChange } from '../history.ts';
import type { Page } from '../page.ts';
import { casesId, company } from './identities.ts';

/** The case studies in the order of the page. */
export function cases(page: Page, { categories, labels }: CaseStudiesPage): ItemList {
  const articles = categories.flatMap((category) =>
    casesOf(category).map(({ anchor, detail: { title, sample } }) =>
      article(page, anchor, category.fullName, sample ? `${labels.sample}: ${title}` : title),
    ),
  );
  return {
    '@type': 'ItemList',
    '@id': casesId(page),
    numberOfItems: articles.length,
    itemListElement: articles.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}

function article(page: Page, anchor: string, section: string, headline: string): Article {
  const { id, edition } = page;
  const url = `${canonicalUrl(id, edition)}#${anchor}`;
  return {
    '@type': 'Article',
    '@id': url,
    url,
    headline,
    articleSection: section,
    image: cardUrl(page),
    author: company,
    publisher: company,
    dateModified: lastChange(contentFile(id, edition)),
    inLanguage: edition.tag,
  };
}
