import type { WebPage } from 'schema-dts';
import { canonicalUrl, pageTitle } from '../../../src/app/head.ts';
import { brand } from '../../../src/content/brand.ts';
import { cardUrl } from '../card-address.ts';
import { contentFile } from '../content-files.ts';
import { lastChange } from '../history.ts';
import type { Content, Page } from '../page.ts';
import { casesId, founderId, organizationId, websiteId } from './identities.ts';

/** What the page says of itself. */
export function webPage({ path, content }: Page): WebPage {
  const subject = subjectOf({ path, content });
  return {
    '@type': typeOf(content),
    '@id': canonicalUrl(path),
    url: canonicalUrl(path),
    name: pageTitle(content.head),
    description: content.head.description,
    inLanguage: 'en',
    isPartOf: { '@id': websiteId },
    primaryImageOfPage: { '@type': 'ImageObject', url: cardUrl(path) },
    dateModified: lastChange(contentFile(path)),
    ...(subject && { mainEntity: { '@id': subject } }),
  };
}

function typeOf(content: Content) {
  if ('foundations' in content) return 'AboutPage';
  if ('form' in content) return 'ContactPage';
  if ('categories' in content || 'groups' in content) return 'CollectionPage';
  // A profile is of somebody with a name.
  if ('biography' in content && brand.founderName) return 'ProfilePage';
  return 'WebPage';
}

function subjectOf({ path, content }: Page): string | undefined {
  if ('foundations' in content || 'form' in content) return organizationId;
  if ('biography' in content) return founderId;
  if ('categories' in content) return casesId(path);
  return undefined;
}
