/* What the company makes and does: six products, nine services, four solutions. */
import type { Service, SoftwareApplication } from 'schema-dts';
import { canonicalUrl } from '../../../src/app/head.ts';
import type { FlagshipPage, ProductPage } from '../../../src/content/products/schema.ts';
import type { ServicesPage } from '../../../src/content/services/schema.ts';
import type { SolutionPage } from '../../../src/content/solutions/schema.ts';
import { cardUrl } from '../card-address.ts';
import type { Page } from '../page.ts';
import { company } from './identities.ts';

/** No price and no rating: the site states none. */
export function product(
  page: Page,
  { name, category, head, features }: ProductPage | FlagshipPage,
): SoftwareApplication {
  const url = canonicalUrl(page.id, page.edition);
  return {
    '@type': 'SoftwareApplication',
    '@id': `${url}#product`,
    name,
    description: head.description,
    applicationCategory: category,
    featureList: features.map(({ title }) => title),
    image: cardUrl(page),
    url,
    publisher: company,
  };
}

export function solution(page: Page, { banner, head, cardsHead, cards }: SolutionPage): Service {
  const url = canonicalUrl(page.id, page.edition);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: banner.title,
    description: head.description,
    image: cardUrl(page),
    url,
    provider: company,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: cardsHead.title,
      itemListElement: cards.map(({ title }) => ({ '@type': 'Service', name: title })),
    },
  };
}

export function developmentServices(page: Page, { services }: ServicesPage): Service[] {
  const base = canonicalUrl(page.id, page.edition);
  return services.map(({ id, title, content }) => ({
    '@type': 'Service',
    '@id': `${base}#${id}`,
    name: title,
    description: content,
    url: `${base}/${id}`,
    provider: company,
  }));
}
