/* Everything that is drawn, and the inputs of each piece besides its program. */
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { brand } from '../src/content/brand.ts';
import { icons } from '../src/content/icons.ts';
import { city } from '../src/content/shifts/city.ts';
import monsoon from '../src/content/shifts/monsoon-night.ts';
import { drawAccessibility } from './banners/accessibility.ts';
import { drawContact } from './banners/contact.ts';
import { drawLegal } from './banners/legal.ts';
import { drawNotFound } from './banners/not-found.ts';
import { drawServices } from './banners/services.ts';
import { drawSiteMap } from './banners/site-map.ts';
import { caseDrawings, drawCases } from './cases/draw-cases.ts';
import { drawCertificateBadges } from './certificate-badges.ts';
import { drawIso9001, drawIso27001 } from './certificates.ts';
import { drawCityLight } from './city/light.ts';
import { drawCityStills, translatedStages } from './city/stills.ts';
import { drawClients } from './clients.ts';
import { drawCrops } from './crops.ts';
import { pictured } from './desk/moment.ts';
import { hashOf } from './drawn.ts';
import { drawFavicons } from './favicons.ts';
import { drawGlyphs } from './glyphs.ts';
import { drawIcons } from './icons.ts';
import type { Scene } from './iso/drawing.ts';
import { ink, type Palette, paper } from './iso/tones.ts';
import { typefaceHash } from './lettering.ts';
import { drawLogo } from './logo.ts';
import { initialOf } from './mark.ts';
import { drawMascot } from './mascot.ts';
import { drawOperationalPictures, tongues } from './operational-pictures.ts';
import { shades } from './palette.ts';
import { drawPlanPicture } from './plan-picture.ts';
import { drawFounder, drawFounderPortrait, drawFounderRoom } from './portraits.ts';
import { drawTechnologyLogos } from './technology-logos.ts';
import { writeSvg } from './write-svg.ts';

interface DrawingPiece {
  draw: () => void | Promise<void>;
  /** Brand values it shows. */
  brand?: unknown[];
  /** Other content it shows. */
  content?: unknown;
  /** Uses the site's typeface. */
  lettered?: boolean;
  /** A screenshot, which needs a browser: drawn only on request by name. */
  needsBrowser?: boolean;
}

const pictures = (drawings: Record<string, () => string>) => () => {
  for (const [name, draw] of Object.entries(drawings))
    writeSvg(`public/images/${name}.svg`, draw(), { precision: 1 });
};

const named = { name: brand.name, suffix: brand.suffix };

/** The city's stage shows where and when a message comes in, and its log, but not the callers' words. */
const drawnBeats = monsoon.beats.map(({ text: _, vehicle: __, ...drawn }) => drawn);

export const pieces: Record<string, DrawingPiece> = {
  logo: { draw: drawLogo, brand: [named], lettered: true },
  favicons: { draw: drawFavicons, brand: [brand.name] },
  certificates: {
    draw: pictures({ 'certificates/iso-27001': drawIso27001, 'certificates/iso-9001': drawIso9001 }),
    lettered: true,
  },
  'operational-picture': {
    draw: drawOperationalPictures,
    brand: [brand.name, brand.flagship],
    content: [pictured, await tongues()],
    lettered: true,
  },
  plates: { draw: drawCertificateBadges, brand: [initialOf(brand.name)], lettered: true },
  clients: { draw: drawClients, lettered: true },
  'technology-logos': { draw: drawTechnologyLogos, brand: [initialOf(brand.name)], lettered: true },
  mascot: { draw: drawMascot },
  glyphs: { draw: drawGlyphs },
  icons: { draw: drawIcons, content: icons },
  cases: { draw: drawCases, brand: [initialOf(brand.name)], content: caseDrawings },
  plan: { draw: pictures({ plan: drawPlanPicture }) },
  banners: {
    draw: pictures({
      'banners/accessibility': drawAccessibility,
      'banners/contact': drawContact,
      'banners/legal': drawLegal,
      'banners/not-found': drawNotFound,
      'banners/services': drawServices,
      'banners/site-map': drawSiteMap,
    }),
    brand: [initialOf(brand.name)],
  },
  portraits: {
    draw: pictures({
      'portraits/founder': drawFounder,
      'portraits/founder-portrait': drawFounderPortrait,
      'portraits/founder-room': drawFounderRoom,
    }),
    brand: [initialOf(brand.name)],
  },
  ...scenes(),
  'city-light': { draw: drawCityLight },
  'city-stills': {
    draw: drawCityStills,
    content: [city, drawnBeats, await translatedStages()],
    needsBrowser: true,
  },
  crops: { draw: drawCrops, needsBrowser: true },
};

/** A scene is a module in art/scenes, named like its picture, with a Scene as its default export. */
function scenes(): Record<string, DrawingPiece> {
  const modules = globSync('scenes/*/*.ts', { cwd: import.meta.dirname }).sort();
  return Object.fromEntries(
    modules.map((path) => [
      basename(path, '.ts'),
      { draw: () => drawScene(resolve(import.meta.dirname, path)) },
    ]),
  );
}

async function drawScene(path: string): Promise<void> {
  const { default: scene } = (await import(path)) as { default: Scene };
  const write = (file: string, tones: Palette) =>
    writeSvg(`public/images/${file}.svg`, scene.draw(tones).toSvg(scene.size), { precision: 1 });
  write(scene.file, paper);
  if (scene.onInk) write(`${scene.file}-ink`, ink);
}

/** The current inputs of a piece. After changing a program, draw its piece by name. */
export function ingredients({ brand: values, content, lettered }: DrawingPiece): string {
  return hashOf(JSON.stringify([shades, values, content, lettered && typefaceHash]));
}
