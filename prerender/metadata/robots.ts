import { brand } from '../../src/content/brand.ts';

/** Everything may be crawled; pages that must not be indexed carry `noindex`. */
export function robots(): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${brand.origin}/sitemap.xml\n`;
}
