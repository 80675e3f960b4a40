/* Tags in the head of every document. */

import { shades } from '../../art/palette.ts';
import { brand } from '../../src/content/brand.ts';
import { dataAddress } from '../assets.ts';
import type { Tag } from '../html.ts';

export const siteLinks: Tag[] = [
  // With a size on the bitmap, browsers that support SVG do not choose it.
  link({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  // Inline: a separate file would compete with the first frame.
  link({ rel: 'icon', href: dataAddress('public/favicon.svg'), type: 'image/svg+xml' }),
  link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  { tag: 'meta', attributes: { name: 'theme-color', content: shades.ink950 } },
];

function link(attributes: Record<string, string>): Tag {
  return { tag: 'link', attributes };
}

/** Printed addresses need a host: print.css writes it before the site's own paths. */
export const printedOrigin = `@media print{:root{--origin:"${brand.origin}"}}`;
