/*
 * Draws the pictures cut from the ring plan, and the portraits and certificates:
 * `node art/draw-plan-pictures.ts` draws all, names after it only those.
 */
import { drawAbout } from './banners/about.ts';
import { drawAccessibility } from './banners/accessibility.ts';
import { drawCaseStudies } from './banners/case-studies.ts';
import { drawContact } from './banners/contact.ts';
import { drawLegal } from './banners/legal.ts';
import { drawNotFound } from './banners/not-found.ts';
import { drawServices } from './banners/services.ts';
import { drawSiteMap } from './banners/site-map.ts';
import { drawIso9001, drawIso27001 } from './certificates.ts';
import { homePicture, phonePicture, productPagePicture } from './operational-picture.ts';
import { drawPlanPicture } from './plan-picture.ts';
import { drawFounder, drawFounderRoom } from './portraits.ts';
import { writeSvg } from './write-svg.ts';

const pictures: Record<string, () => string> = {
  plan: drawPlanPicture,
  'products/operational-picture': productPagePicture,
  'products/operational-picture-home': homePicture,
  'products/operational-picture-phone': phonePicture,
  'banners/about': drawAbout,
  'banners/accessibility': drawAccessibility,
  'banners/case-studies': drawCaseStudies,
  'banners/contact': drawContact,
  'banners/legal': drawLegal,
  'banners/not-found': drawNotFound,
  'banners/services': drawServices,
  'banners/site-map': drawSiteMap,
  'certificates/iso-27001': drawIso27001,
  'certificates/iso-9001': drawIso9001,
  'portraits/founder': drawFounder,
  'portraits/founder-room': drawFounderRoom,
};

const wanted = process.argv.slice(2);
for (const name of wanted) {
  if (!(name in pictures)) {
    throw new Error(`No picture is called ${name}. There are: ${Object.keys(pictures).join(', ')}`);
  }
}
for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length === 0 || wanted.includes(name))
    writeSvg(`public/images/${name}.svg`, draw(), { precision: 1 });
}
