/*
 * The tags of a page's head that depend on the page. The prerender writes it, navigation updates
 * it: one list for both.
 */
import { brand } from '../content/brand.ts';
import type { Edition } from '../content/edition-schema.ts';
import { editions } from '../content/editions.ts';
import type { Head, RouteId } from '../content/schema.ts';
import { addressOf, firstEdition, hasPage } from './addresses.ts';
import type { Match } from './match.ts';

export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'link'; rel: string; hreflang?: string; href: string };

/** The page's title first, the company's name last. */
export function pageTitle({ title }: Head): string {
  return title.startsWith(brand.name) ? title : `${title} | ${brand.name}`;
}

export function canonicalUrl(id: RouteId, edition: Edition = firstEdition): string {
  return brand.origin + encodeURI(addressOf(`page:${id}`, edition));
}

/** The editions that have the page, if there is more than one to choose from. */
export function alternateUrls(id: RouteId): { hreflang: string; href: string }[] {
  const having = editions.filter((edition) => hasPage(edition, id));
  if (having.length < 2) return [];
  return [
    ...having.map((edition) => ({ hreflang: edition.tag, href: canonicalUrl(id, edition) })),
    { hreflang: 'x-default', href: canonicalUrl(id) },
  ];
}

export function headTags(head: Head, { id, edition }: Pick<Match, 'id' | 'edition'>): HeadTag[] {
  const tags: HeadTag[] = [
    { tag: 'title', text: pageTitle(head) },
    { tag: 'meta', name: 'description', content: head.description },
    { tag: 'meta', name: 'keywords', content: head.keywords.join(', ') },
  ];
  if (id) {
    tags.push({ tag: 'link', rel: 'canonical', href: canonicalUrl(id, edition) });
    for (const alternate of alternateUrls(id)) tags.push({ tag: 'link', rel: 'alternate', ...alternate });
  } else {
    tags.push({ tag: 'meta', name: 'robots', content: 'noindex' });
  }
  return tags;
}

/** The last three describe the loaded document and are not updated. */
const pageDependent = [
  'meta[name="description"]',
  'meta[name="keywords"]',
  'meta[name="robots"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
];

/** Replaces the page-dependent part of the live document's head. */
export function applyHead(head: Head, match: Pick<Match, 'id' | 'edition'>): void {
  const { head: live } = document;
  for (const stale of document.querySelectorAll(pageDependent.join())) stale.remove();
  for (const tag of headTags(head, match)) {
    if (tag.tag === 'title') document.title = tag.text;
    else if (tag.tag === 'meta')
      live.append(Object.assign(document.createElement('meta'), { name: tag.name, content: tag.content }));
    else {
      const { rel, href, hreflang = '' } = tag;
      live.append(Object.assign(document.createElement('link'), { rel, href, hreflang }));
    }
  }
}
