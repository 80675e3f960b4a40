/* The company and its website in full, on the home page only. */
import type { Organization, SearchAction, WebSite } from 'schema-dts';
import { canonicalUrl } from '../../../src/app/head.ts';
import { brand } from '../../../src/content/brand.ts';
import about from '../../../src/content/company/about.ts';
import { editions } from '../../../src/content/editions.ts';
import home from '../../../src/content/home/home.ts';
import { company, founderId, organizationId, websiteId } from './identities.ts';

export function organization(): Organization {
  const { locality, country, postalCode } = brand.address;
  return {
    ...company,
    alternateName: home.head.title,
    description: home.head.description,
    logo: { '@type': 'ImageObject', url: `${brand.origin}/icon-512.png`, width: '512', height: '512' },
    foundingDate: String(brand.foundedYear),
    founder: { '@id': founderId },
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      postalCode,
      addressCountry: country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: brand.email,
      telephone: brand.phone,
    },
    knowsAbout: about.company.focusAreas,
    sameAs: [brand.networkPage, brand.reviewPage],
  };
}

export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: brand.name,
    alternateName: home.head.title,
    url: canonicalUrl('home'),
    inLanguage: editions.map(({ tag }) => tag),
    publisher: { '@id': organizationId },
    potentialAction: searchAction(),
  };
}

function searchAction(): SearchAction {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${canonicalUrl('search')}?q={search_term_string}` },
    // Required by search engines; the type knows only the action's own fields.
    ...({ 'query-input': 'required name=search_term_string' } as object),
  };
}
