import type { Article, ItemList } from 'schema-dts';
import { canonicalUrl } from '../../../src/app/head.ts';
import { caseAnchors } from '../../../src/content/all-pages.ts';
import type { CaseStudiesPage, CaseStudyDetail, Path } from '../../../src/content/schema.ts';
import { cardUrl } from '../card-address.ts';
import { contentFile } from '../content-files.ts';
import { lastChange } from '../history.ts';
import { casesId, company } from './identities.ts';

/** The case studies in the order the page tells them. */
export function cases(path: Path, { categories }: CaseStudiesPage): ItemList {
  const told = categories.flatMap(({ fullName, tabs, details }) =>
    tabs.map((tab) => ({ section: fullName, detail: details[tab] as CaseStudyDetail })),
  );
  return {
    '@type': 'ItemList',
    '@id': casesId,
    numberOfItems: told.length,
    itemListElement: told.map(({ section, detail }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: article(path, caseAnchors[index] ?? '', section, detail.title),
    })),
  };
}

function article(path: Path, anchor: string, section: string, title: string): Article {
  const url = `${canonicalUrl(path)}#${anchor}`;
  return {
    '@type': 'Article',
    '@id': url,
    url,
    headline: title,
    articleSection: section,
    image: cardUrl(path),
    author: company,
    publisher: company,
    dateModified: lastChange(contentFile(path)),
    inLanguage: 'en',
  };
}
