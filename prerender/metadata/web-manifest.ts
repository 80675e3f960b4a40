import { shades } from '../../art/palette.ts';
import { brand } from '../../src/content/brand.ts';
import type { Edition } from '../../src/content/edition-schema.ts';
import type { Head } from '../../src/content/schema.ts';

export function webManifest({ tag, direction, prefix }: Edition, home: Head): string {
  const start = prefix || '/';
  const manifest = {
    id: start,
    name: home.title,
    short_name: brand.name,
    description: home.description,
    lang: tag,
    dir: direction,
    start_url: start,
    scope: '/',
    // Keeps the Back button and the address: this is a site, not an application.
    display: 'minimal-ui',
    theme_color: shades.ink950,
    background_color: shades.ink950,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
