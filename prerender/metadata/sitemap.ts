import { pagesOf } from '../../src/app/addresses.ts';
import { alternateUrls, canonicalUrl } from '../../src/app/head.ts';
import { editions } from '../../src/content/editions.ts';
import { contentFile } from './content-files.ts';
import { lastChange } from './history.ts';

/** Canonical addresses only: other spellings and the paths of services are the same pages. */
export function sitemap(): string {
  const urls = editions.flatMap((edition) =>
    pagesOf(edition).map((id) => {
      const lastmod = lastChange(contentFile(id, edition));
      const alternates = alternateUrls(id).map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      );
      return `  <url><loc>${canonicalUrl(id, edition)}</loc><lastmod>${lastmod}</lastmod>${alternates.join('')}</url>`;
    }),
  );
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    ...(editions.length > 1 ? ['xmlns:xhtml="http://www.w3.org/1999/xhtml"'] : []),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset ${namespaces.join(' ')}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
