/* What stands in every document's head, whatever the screen. */
import { brand } from '../../src/content/brand.ts';
import { token } from './tokens.ts';

export const siteLinks = [
  // A size on the bitmap keeps browsers that can draw from choosing it.
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  `<meta name="theme-color" content="${token('ink-950')}">`,
];

/** On paper an address needs its host: print.css writes it before the site's own paths. */
export const printedOrigin = `@media print{:root{--origin:"${brand.origin}"}}`;
