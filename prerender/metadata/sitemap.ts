import { canonicalUrl } from '../../src/app/head.ts';
import { routeIds } from '../../src/app/routes.ts';
import { contentFile } from './content-files.ts';
import { lastChange } from './history.ts';

/** Canonical addresses only: other spellings and the services' own paths name one of these. */
export function sitemap(): string {
  const urls = routeIds.map((id) => {
    const lastmod = lastChange(contentFile(id));
    return `  <url><loc>${canonicalUrl(id)}</loc><lastmod>${lastmod}</lastmod></url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
