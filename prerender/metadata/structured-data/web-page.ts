import type { WebPage } from 'schema-dts';
import { canonicalUrl, pageTitle } from '../../../src/app/head.ts';
import { brand } from '../../../src/content/brand.ts';
import { language } from '../../../src/content/language.ts';
import type { PageContent } from '../../../src/content/schema.ts';
import { cardUrl } from '../card-address.ts';
import { contentFile } from '../content-files.ts';
import { lastChange } from '../history.ts';
import type { Page } from '../page.ts';
import { casesId, founderId, organizationId, websiteId } from './identities.ts';

/** What the page says of itself. */
export function webPage({ id, content }: Page): WebPage {
  const subject = subjectOf({ id, content });
  return {
    '@type': typeOf(content),
    '@id': canonicalUrl(id),
    url: canonicalUrl(id),
    name: pageTitle(content.head),
    description: content.head.description,
    inLanguage: language.tag,
    isPartOf: { '@id': websiteId },
    primaryImageOfPage: { '@type': 'ImageObject', url: cardUrl(id) },
    dateModified: lastChange(contentFile(id)),
    ...(subject && { mainEntity: { '@id': subject } }),
  };
}

function typeOf({ kind }: PageContent) {
  switch (kind) {
    case 'about':
      return 'AboutPage';
    case 'contact':
      return 'ContactPage';
    case 'case-studies':
    case 'site-map':
      return 'CollectionPage';
    case 'founder':
      // A profile is of somebody with a name.
      return brand.founderName ? 'ProfilePage' : 'WebPage';
    default:
      return 'WebPage';
  }
}

function subjectOf({ id, content: { kind } }: Page): string | undefined {
  if (kind === 'about' || kind === 'contact') return organizationId;
  if (kind === 'founder') return founderId;
  if (kind === 'case-studies') return casesId(id);
  return undefined;
}
