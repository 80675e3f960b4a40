import type { WebPage } from 'schema-dts';
import { canonicalUrl, pageTitle } from '../../../src/app/head.ts';
import { brand } from '../../../src/content/brand.ts';
import { language } from '../../../src/content/language.ts';
import { cardUrl } from '../card-address.ts';
import { contentFile } from '../content-files.ts';
import { lastChange } from '../history.ts';
import type { Content, Page } from '../page.ts';
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

function typeOf(content: Content) {
  if ('foundations' in content) return 'AboutPage';
  if ('form' in content) return 'ContactPage';
  if ('categories' in content || 'groups' in content) return 'CollectionPage';
  // A profile is of somebody with a name.
  if ('biography' in content && brand.founderName) return 'ProfilePage';
  return 'WebPage';
}

function subjectOf({ id, content }: Page): string | undefined {
  if ('foundations' in content || 'form' in content) return organizationId;
  if ('biography' in content) return founderId;
  if ('categories' in content) return casesId(id);
  return undefined;
}
