import { shades } from '../../art/palette.ts';
import { brand } from '../../src/content/brand.ts';
import home from '../../src/content/home.ts';
import { language } from '../../src/content/language.ts';

export function webManifest(): string {
  const manifest = {
    id: '/',
    name: home.head.title,
    short_name: brand.name,
    description: home.head.description,
    lang: language.tag,
    dir: language.direction,
    start_url: '/',
    scope: '/',
    // Keeps the way back and the address: this is a site to read, not an application.
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
