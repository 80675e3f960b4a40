/* How a link to a page looks in a message or a feed: Open Graph, and X's names for the same. */
import { shareCardSize } from '../../art/share-card.ts';
import { hasPage } from '../../src/app/addresses.ts';
import { canonicalUrl, pageTitle } from '../../src/app/head.ts';
import { brand } from '../../src/content/brand.ts';
import { editions } from '../../src/content/editions.ts';
import type { Tag } from '../html.ts';
import { cardUrl } from './card-address.ts';
import { cardAlt } from './card-words.ts';
import type { Page } from './page.ts';

export function shareTags(page: Page): Tag[] {
  const { id, content, edition } = page;
  const { head } = content;
  const [title, description, image] = [pageTitle(head), head.description, cardUrl(page)];
  const openGraph = {
    type: 'website',
    site_name: brand.name,
    locale: edition.locale,
    url: canonicalUrl(id, edition),
    title,
    description,
    image,
    'image:type': 'image/jpeg',
    'image:width': shareCardSize.width,
    'image:height': shareCardSize.height,
    'image:alt': cardAlt(page),
  };
  const card = { card: 'summary_large_image', title, description, image, 'image:alt': cardAlt(page) };
  return [
    ...Object.entries(openGraph).map(([name, value]) => meta('property', `og:${name}`, value)),
    ...otherLocales(page).map((locale) => meta('property', 'og:locale:alternate', locale)),
    ...Object.entries(card).map(([name, value]) => meta('name', `twitter:${name}`, value)),
  ];
}

function otherLocales({ id, edition }: Page): string[] {
  const others = editions.filter((other) => other.tag !== edition.tag && hasPage(other, id));
  return others.map(({ locale }) => locale);
}

function meta(attribute: 'name' | 'property', name: string, content: string | number): Tag {
  return { tag: 'meta', attributes: { [attribute]: name, content } };
}
