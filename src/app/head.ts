/*
 * What stands in a page's head and depends on the page. The prerender writes it, navigation updates
 * it: one list for both.
 */
import { brand } from '../content/brand.ts';
import type { Head, RouteId } from '../content/schema.ts';
import { addressOf } from './addresses.ts';

export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'link'; rel: string; href: string };

/** Meaning first, the company's name last. */
export function pageTitle({ title }: Head): string {
  return title.startsWith(brand.name) ? title : `${title} | ${brand.name}`;
}

export function canonicalUrl(id: RouteId): string {
  return brand.origin + encodeURI(addressOf(`page:${id}`));
}

export function headTags(head: Head, id: RouteId | undefined): HeadTag[] {
  const tags: HeadTag[] = [
    { tag: 'title', text: pageTitle(head) },
    { tag: 'meta', name: 'description', content: head.description },
    { tag: 'meta', name: 'keywords', content: head.keywords.join(', ') },
  ];
  if (id) tags.push({ tag: 'link', rel: 'canonical', href: canonicalUrl(id) });
  else tags.push({ tag: 'meta', name: 'robots', content: 'noindex' });
  return tags;
}

/** The last three describe the document that was loaded, for those who load documents: not renewed. */
const pageDependent = [
  'meta[name="description"]',
  'meta[name="keywords"]',
  'meta[name="robots"]',
  'link[rel="canonical"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
];

/** Replaces the page-dependent part of the live document's head. */
export function applyHead(head: Head, id: RouteId | undefined): void {
  const { head: live } = document;
  for (const stale of document.querySelectorAll(pageDependent.join())) stale.remove();
  for (const tag of headTags(head, id)) {
    if (tag.tag === 'title') document.title = tag.text;
    else if (tag.tag === 'meta')
      live.append(Object.assign(document.createElement('meta'), { name: tag.name, content: tag.content }));
    else live.append(Object.assign(document.createElement('link'), { rel: tag.rel, href: tag.href }));
  }
}
