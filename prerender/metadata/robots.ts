import { brand } from '../../src/content/brand.ts';

/** Everything may be read; what must not be indexed says so itself. */
export function robots(): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${brand.origin}/sitemap.xml\n`;
}
