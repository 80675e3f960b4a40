/* What stands in every document's head, whatever the screen. */
import { brand } from '../../src/content/brand.ts';
import { token } from './tokens.ts';

export const siteLinks = [
  // All three stand in the first view of every screen, and one that comes late is not used.
  font('anek-text'),
  font('anek-display'),
  font('anek-label'),
  // A size on the bitmap keeps browsers that can draw from choosing it.
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  `<meta name="theme-color" content="${token('ink-950')}">`,
  // On paper an address needs its host: print.css writes it before the site's own paths.
  `<style>@media print{:root{--origin:"${brand.origin}"}}</style>`,
];

function font(name: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/fonts/${name}.woff2">`;
}
