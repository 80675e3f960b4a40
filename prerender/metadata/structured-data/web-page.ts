import type { WebPage } from 'schema-dts';
import { firstEdition } from '../../../src/app/addresses.ts';
import { canonicalUrl, pageTitle } from '../../../src/app/head.ts';
import type { AnyPage } from '../../../src/content/any-page.ts';
import { brand } from '../../../src/content/brand.ts';
import { cardUrl } from '../card-address.ts';
import { contentFile } from '../content-files.ts';
import { lastChange } from '../history.ts';
import type { Page } from '../page.ts';
import { casesId, founderId, organizationId, websiteId } from './identities.ts';

/** The page as a schema.org WebPage. */
export function webPage(page: Page): WebPage {
  const { id, content, edition } = page;
  const subject = subjectOf(page);
  const original = edition === firstEdition ? undefined : canonicalUrl(id);
  return {
    '@type': typeOf(content),
    '@id': canonicalUrl(id, edition),
    url: canonicalUrl(id, edition),
    name: pageTitle(content.head),
    description: content.head.description,
    inLanguage: edition.tag,
    ...(original && { translationOfWork: { '@id': original } }),
    isPartOf: { '@id': websiteId },
    primaryImageOfPage: { '@type': 'ImageObject', url: cardUrl(page) },
    dateModified: lastChange(contentFile(id, edition)),
    ...(subject && { mainEntity: { '@id': subject } }),
  };
}

function typeOf({ kind }: AnyPage) {
  switch (kind) {
    case 'about':
      return 'AboutPage';
    case 'contact':
      return 'ContactPage';
    case 'case-studies':
    case 'site-map':
      return 'CollectionPage';
    case 'founder':
      // A ProfilePage needs a person with a name.
      return brand.founderName ? 'ProfilePage' : 'WebPage';
    default:
      return 'WebPage';
  }
}

function subjectOf(page: Page): string | undefined {
  const { kind } = page.content;
  if (kind === 'about' || kind === 'contact') return organizationId;
  if (kind === 'founder') return founderId;
  if (kind === 'case-studies') return casesId(page);
  return undefined;
}
