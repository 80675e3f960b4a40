/*
 * Draws the brand's pictures: `node art/draw-brand.ts` draws all of them, names after it draw only those.
 * Run it after changing the name in src/content/brand.ts.
 */

import { drawCertificateBadges } from './certificate-badges.ts';
import { drawClients } from './clients.ts';
import { drawFavicons } from './favicons.ts';
import { drawGlyphs } from './glyphs.ts';
import { drawLogo } from './logo.ts';
import { drawMascot } from './mascot.ts';
import { drawTechnologyLogos } from './technology-logos.ts';

const pieces = {
  logo: drawLogo,
  favicons: drawFavicons,
  mascot: drawMascot,
  plates: drawCertificateBadges,
  clients: drawClients,
  glyphs: drawGlyphs,
  'technology-logos': drawTechnologyLogos,
} satisfies Record<string, () => void | Promise<void>>;

type Piece = keyof typeof pieces;

const known = Object.keys(pieces) as Piece[];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in pieces));
if (unknown.length > 0) {
  console.error(`No such piece: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  process.exit(1);
}
for (const name of known) {
  if (asked.length === 0 || asked.includes(name)) await pieces[name]();
}
