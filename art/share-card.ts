/*
 * The preview picture of a link to a page: the page's title in our display type, its family's drawing and the logo
 * on ink, like the page's own banner. Made without a browser, fast enough for every build.
 */

import { resolve } from 'node:path';
import sharp, { type OutputInfo, type OverlayOptions, type Sharp } from 'sharp';
import { flagShape } from './flag-shape.ts';
import { advanceOf, display, labelFace, letter } from './lettering.ts';
import { lockup } from './logo.ts';
import { shades } from './palette.ts';
import { loadScripts, scriptOf } from './shaped-text.ts';

export interface ShareCard {
  title: string;
  /** The page's family. */
  eyebrow?: string;
  /** The content's name for it. A drawing is at the right; a photo-like picture fills the card. */
  picture: `/images/${string}`;
  direction: 'ltr' | 'rtl';
}

export const shareCardSize = { width: 1200, height: 630 };

const publicFolder = resolve(import.meta.dirname, '../public');

const ink = shades.ink950;
const white = shades.white;
const ice = shades.ice;
const signal = shades.signal;

const margin = 72;
const drawing = { left: 640, top: 64, width: 528, height: 502 };
/** Beside a drawing, and over a picture that fills the card. */
const titleWidth = { beside: 556, over: 860 };
const titleHeight = 300;
const titleSizes = [104, 96, 88, 80, 72, 66, 60, 54, 48, 42];
/** Marks above and below joined letters need more than Latin ones. */
const lineHeightOf = (title: string) => ([...title].some(scriptOf) ? 1.25 : 1.02);

const titleStyle = (size: number) => ({ ...display, size, tracking: -0.03 * size });

/** Widths scale with the size, so each line is measured once, at size 1. */
const measured = new Map<string, number>();
function widthOf(line: string, size: number): number {
  const width = measured.get(line) ?? advanceOf(line, titleStyle(1));
  measured.set(line, width);
  return width * size;
}

function wrap(words: string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The largest size at which the title fits, with lines as even as their number allows. */
function setTitle(title: string, available: number): { lines: string[]; size: number } {
  const lineHeight = lineHeightOf(title);
  const words = title.split(' ');
  const size =
    titleSizes.find((candidate) => {
      const lines = wrap(words, candidate, available);
      const fits = lines.every((line) => widthOf(line, candidate) <= available);
      return fits && lines.length * candidate * lineHeight <= titleHeight;
    }) ?? Math.min(...titleSizes);
  let lines = wrap(words, size, available);
  for (let width = available - 20; width > available / 2; width -= 20) {
    const tighter = wrap(words, size, width);
    const widest = Math.max(...tighter.map((line) => widthOf(line, size)));
    if (tighter.length > lines.length || widest > width) break;
    lines = tighter;
  }
  return { lines, size };
}

let logo: ReturnType<typeof lockup> | undefined;

/** Logo at the top, title at the bottom, the family above it after a small D. */
function words({ title, eyebrow, direction }: ShareCard, available: number, scrim: string): string {
  /** The x of something this wide at the start margin. */
  const from = (width: number, inset = 0) =>
    direction === 'rtl' ? shareCardSize.width - margin - inset - width : margin + inset;
  const { lines, size } = setTitle(title, available);
  const lineHeight = lineHeightOf(title);
  const lastBaseline = shareCardSize.height - margin - size * 0.06;
  const titlePaths = lines.map((line, index) => {
    const baseline = lastBaseline - (lines.length - 1 - index) * size * lineHeight;
    const x = from(advanceOf(line, titleStyle(size)), -size * 0.06);
    return `<path d="${letter(line, titleStyle(size), x, baseline).d}"/>`;
  });
  const eyebrowBaseline =
    lastBaseline - (lines.length - 1) * size * lineHeight - size * (lineHeight - 0.3) - 30;
  const familyStyle = { ...labelFace, size: 29 };
  const familyWidth = advanceOf(eyebrow ?? '', familyStyle);
  const familyName = letter(eyebrow ?? '', familyStyle, from(familyWidth, 28), eyebrowBaseline).d;
  const family = eyebrow
    ? `<path fill="${signal}" transform="translate(${from(0)} ${eyebrowBaseline - 19})scale(${direction === 'rtl' ? -1 : 1} 1)" d="${flagShape(0, 0, 15, 20)}"/>` +
      `<path fill="${ice}" d="${familyName}"/>`
    : '';
  logo ??= lockup(white, white);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareCardSize.width}" height="${shareCardSize.height}">` +
    `${direction === 'rtl' && scrim ? `<g transform="matrix(-1 0 0 1 ${shareCardSize.width} 0)">${scrim}</g>` : scrim}<g transform="translate(${from(logo.width * 1.25, -4)} 58)scale(1.25)">${logo.shapes}</g>` +
    `<g fill="${white}">${titlePaths.join('')}</g>${family}</svg>`
  );
}

/** Keeps white text readable over a picture, darker at the start where the text is. */
const pictureScrim = `<linearGradient id="a"><stop stop-color="${ink}" stop-opacity=".94"/><stop offset=".5" stop-color="${ink}" stop-opacity=".62"/><stop offset="1" stop-color="${ink}" stop-opacity=".25"/></linearGradient><path fill="url(#a)" d="M0 0h1200v630H0z"/>`;

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}
/** By file. A page's picture is on its card in every language, so a build shares them. */
export type DrawnPictures = Map<string, Promise<Pixels>>;

function pixels(file: string, drawn: DrawnPictures, picture: () => Sharp): Promise<Pixels> {
  const made = drawn.get(file) ?? picture().raw().toBuffer({ resolveWithObject: true });
  drawn.set(file, made);
  return made;
}

async function drawingLayer(
  file: string,
  direction: ShareCard['direction'],
  drawn: DrawnPictures,
): Promise<OverlayOptions> {
  const start = direction === 'rtl' ? shareCardSize.width - drawing.left - drawing.width : drawing.left;
  const { width, height } = await sharp(file).metadata();
  const scale = Math.min(drawing.width / width, drawing.height / height);
  const { data, info } = await pixels(file, drawn, () => sharp(file, { density: 72 * scale }));
  return {
    input: data,
    raw: info,
    left: Math.round(start + (drawing.width - info.width) / 2),
    top: Math.round(drawing.top + (drawing.height - info.height) / 2),
  };
}

async function besideDrawing(card: ShareCard, file: string, drawn: DrawnPictures): Promise<Buffer> {
  const ground = sharp({ create: { ...shareCardSize, channels: 3, background: ink } });
  const layers = [
    await drawingLayer(file, card.direction, drawn),
    { input: Buffer.from(words(card, titleWidth.beside, '')) },
  ];
  return ground.composite(layers).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
}

async function overPicture(card: ShareCard, file: string, drawn: DrawnPictures): Promise<Buffer> {
  const cover = () => sharp(file).resize({ ...shareCardSize, fit: 'cover' });
  const { data, info } = await pixels(file, drawn, cover);
  const layers = [{ input: Buffer.from(words(card, titleWidth.over, pictureScrim)) }];
  return sharp(data, { raw: info }).composite(layers).jpeg({ quality: 78 }).toBuffer();
}

/** A JPEG of 1200 × 630. */
export async function shareCard(card: ShareCard, drawn: DrawnPictures = new Map()): Promise<Buffer> {
  await loadScripts(`${card.title} ${card.eyebrow ?? ''}`);
  const file = resolve(publicFolder, `.${card.picture}`);
  const draw = card.picture.endsWith('.svg') ? besideDrawing : overPicture;
  return draw(card, file, drawn);
}
