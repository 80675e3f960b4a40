/* How a link to a screen looks in a message or a feed: Open Graph, and X's own names for the same. */
import { shareCardSize } from '../../art/share-card.ts';
import { canonicalUrl, pageTitle } from '../../src/app/head.ts';
import { brand } from '../../src/content/brand.ts';
import { language } from '../../src/content/language.ts';
import type { Tag } from '../html.ts';
import { cardUrl } from './card-address.ts';
import { cardAlt } from './card-words.ts';
import type { Page } from './page.ts';

export function shareTags({ id, content }: Page): Tag[] {
  const { head } = content;
  const [title, description, image] = [pageTitle(head), head.description, cardUrl(id)];
  const openGraph = {
    type: 'website',
    site_name: brand.name,
    locale: language.locale,
    url: canonicalUrl(id),
    title,
    description,
    image,
    'image:type': 'image/jpeg',
    'image:width': shareCardSize.width,
    'image:height': shareCardSize.height,
    'image:alt': cardAlt(content),
  };
  const card = { card: 'summary_large_image', title, description, image, 'image:alt': cardAlt(content) };
  return [
    ...Object.entries(openGraph).map(([name, value]) => meta('property', `og:${name}`, value)),
    ...Object.entries(card).map(([name, value]) => meta('name', `twitter:${name}`, value)),
  ];
}

function meta(attribute: 'name' | 'property', name: string, content: string | number): Tag {
  return { tag: 'meta', attributes: { [attribute]: name, content } };
}
