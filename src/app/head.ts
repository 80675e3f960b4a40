/*
 * What stands in a page's head and depends on the page. The prerender writes it, navigation updates
 * it: one list for both.
 */
import { brand } from '../content/brand.ts';
import type { Head, Path } from '../content/schema.ts';

export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'link'; rel: string; href: string };

/** Meaning first, the company's name last. */
export function pageTitle({ title }: Head): string {
  return title.startsWith(brand.name) ? title : `${title} | ${brand.name}`;
}

export function canonicalUrl(path: Path): string {
  return brand.origin + encodeURI(path);
}

export function headTags(head: Head, path: Path | undefined): HeadTag[] {
  const tags: HeadTag[] = [
    { tag: 'title', text: pageTitle(head) },
    { tag: 'meta', name: 'description', content: head.description },
    { tag: 'meta', name: 'keywords', content: head.keywords.join(', ') },
  ];
  if (path) tags.push({ tag: 'link', rel: 'canonical', href: canonicalUrl(path) });
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
export function applyHead(head: Head, path: Path | undefined): void {
  const { head: live } = document;
  for (const stale of document.querySelectorAll(pageDependent.join())) stale.remove();
  for (const tag of headTags(head, path)) {
    if (tag.tag === 'title') document.title = tag.text;
    else if (tag.tag === 'meta')
      live.append(Object.assign(document.createElement('meta'), { name: tag.name, content: tag.content }));
    else live.append(Object.assign(document.createElement('link'), { rel: tag.rel, href: tag.href }));
  }
}
