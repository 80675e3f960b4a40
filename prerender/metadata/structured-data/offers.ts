/* What the company makes and does: six products, nine services, four solutions. */
import type { Service, SoftwareApplication } from 'schema-dts';
import { canonicalUrl } from '../../../src/app/head.ts';
import type { Path, ProductPage, ServicesPage, SolutionPage } from '../../../src/content/schema.ts';
import { cardUrl } from '../card-address.ts';
import { company } from './identities.ts';

/** No price and no rating: the site states none. */
export function product(path: Path, { name, category, head, features }: ProductPage): SoftwareApplication {
  const url = canonicalUrl(path);
  return {
    '@type': 'SoftwareApplication',
    '@id': `${url}#product`,
    name,
    description: head.description,
    applicationCategory: category,
    featureList: features.map(({ title }) => title),
    image: cardUrl(path),
    url,
    publisher: company,
  };
}

export function solution(path: Path, { banner, head, cardsHead, cards }: SolutionPage): Service {
  const url = canonicalUrl(path);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: banner.title,
    description: head.description,
    image: cardUrl(path),
    url,
    provider: company,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: cardsHead.title,
      itemListElement: cards.map(({ title }) => ({ '@type': 'Service', name: title })),
    },
  };
}

export function developmentServices(path: Path, { services }: ServicesPage): Service[] {
  return services.map(({ id, title, content }) => ({
    '@type': 'Service',
    '@id': `${canonicalUrl(path)}#${id}`,
    name: title,
    description: content,
    url: `${canonicalUrl(path)}/${id}`,
    provider: company,
  }));
}
