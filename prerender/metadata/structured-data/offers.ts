/* What the company makes and does: six products, nine services, four solutions. */
import type { Service, SoftwareApplication } from 'schema-dts';
import { canonicalUrl } from '../../../src/app/head.ts';
import type {
  FlagshipPage,
  ProductPage,
  RouteId,
  ServicesPage,
  SolutionPage,
} from '../../../src/content/schema.ts';
import { cardUrl } from '../card-address.ts';
import { company } from './identities.ts';

/** No price and no rating: the site states none. */
export function product(
  id: RouteId,
  { name, category, head, features }: ProductPage | FlagshipPage,
): SoftwareApplication {
  const url = canonicalUrl(id);
  return {
    '@type': 'SoftwareApplication',
    '@id': `${url}#product`,
    name,
    description: head.description,
    applicationCategory: category,
    featureList: features.map(({ title }) => title),
    image: cardUrl(id),
    url,
    publisher: company,
  };
}

export function solution(id: RouteId, { banner, head, cardsHead, cards }: SolutionPage): Service {
  const url = canonicalUrl(id);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: banner.title,
    description: head.description,
    image: cardUrl(id),
    url,
    provider: company,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: cardsHead.title,
      itemListElement: cards.map(({ title }) => ({ '@type': 'Service', name: title })),
    },
  };
}

export function developmentServices(page: RouteId, { services }: ServicesPage): Service[] {
  return services.map(({ id, title, content }) => ({
    '@type': 'Service',
    '@id': `${canonicalUrl(page)}#${id}`,
    name: title,
    description: content,
    url: `${canonicalUrl(page)}/${id}`,
    provider: company,
  }));
}
