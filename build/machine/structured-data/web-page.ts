import type { AboutPage, CollectionPage, ContactPage, ProfilePage, WebPage } from 'schema-dts';
import { canonicalUrl, pageTitle } from '../../../src/app/head.ts';
import { brand } from '../../../src/content/brand.ts';
import type { Head, Path } from '../../../src/content/schema.ts';
import { cardUrl } from '../card-address.ts';
import { contentFile } from '../content-files.ts';
import { lastChange } from '../history.ts';
import { casesId, founderId, organizationId, websiteId } from './identities.ts';

type Page = WebPage | AboutPage | CollectionPage | ContactPage | ProfilePage;

/** What the page says of itself; a few kinds of page have a type of their own. */
export function webPage(path: Path, head: Head): Page {
  const page = {
    '@id': canonicalUrl(path),
    url: canonicalUrl(path),
    name: pageTitle(head),
    description: head.description,
    inLanguage: 'en',
    isPartOf: { '@id': websiteId },
    primaryImageOfPage: { '@type': 'ImageObject', url: cardUrl(path) },
    dateModified: lastChange(contentFile(path)),
  } as const;
  switch (path) {
    case '/About':
      return { '@type': 'AboutPage', ...page, mainEntity: { '@id': organizationId } };
    case '/contact':
      return { '@type': 'ContactPage', ...page, mainEntity: { '@id': organizationId } };
    case '/Founder':
      // A profile is of somebody with a name.
      return {
        '@type': brand.founderName ? 'ProfilePage' : 'WebPage',
        ...page,
        mainEntity: { '@id': founderId },
      };
    case '/CASE STUDIES/caseStudyPage':
      return { '@type': 'CollectionPage', ...page, mainEntity: { '@id': casesId } };
    case '/site-map':
      return { '@type': 'CollectionPage', ...page };
    default:
      return { '@type': 'WebPage', ...page };
  }
}
