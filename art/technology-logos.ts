/*
 * The logos of the technologies we use, all in ink and of one optical size. Most come from simple-icons; for a brand
 * missing there (removed at its owner's request, or not a brand), a monogram on our own D-shaped plate replaces an
 * imitation.
 */

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { flagShape } from './flag-shape.ts';
import { letter } from './lettering.ts';
import { shades } from './palette.ts';
import { writeSvg } from './write-svg.ts';

const box = 48;
const ink = shades.ink900;

/** Our file name, and the icon's name in simple-icons. */
const fromSimpleIcons = {
  html: 'html5',
  css: 'css',
  javascript: 'javascript',
  react: 'react',
  bootstrap: 'bootstrap',
  tailwind: 'tailwindcss',
  'react-native': 'react',
  flutter: 'flutter',
  kotlin: 'kotlin',
  'node-js': 'nodedotjs',
  express: 'express',
  'dot-net': 'dotnet',
  django: 'django',
  spring: 'spring',
  laravel: 'laravel',
  postgresql: 'postgresql',
  sqlite: 'sqlite',
  mongodb: 'mongodb',
  redis: 'redis',
  'google-cloud': 'googlecloud',
  docker: 'docker',
  selenium: 'selenium',
};

const monograms = { java: 'Ja', mssql: 'MS', oracle: 'Or', aws: 'AWS', azure: 'Az' };

const frame = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${box}" height="${box}" viewBox="0 0 ${box} ${box}" fill="${ink}">${shapes}</svg>`;

/** The bounds of a 24 × 24 icon's ink, and how much of them it fills. */
async function measure(svg: string) {
  const scale = 10;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(24 * scale, 24 * scale)
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom, filled] = [info.width, info.height, 0, 0, 0];
  for (let index = 0; index < data.length; index++) {
    if ((data[index] ?? 255) > 127) continue;
    const x = index % info.width;
    const y = Math.floor(index / info.width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    filled++;
  }
  return {
    x: left / scale,
    y: top / scale,
    width: (right - left) / scale,
    height: (bottom - top) / scale,
    coverage: filled / ((right - left) * (bottom - top)),
  };
}

/** A filled square looks larger than a thin ring with the same bounds, so it is drawn smaller. */
function opticalScale({ width, height, coverage }: Awaited<ReturnType<typeof measure>>): number {
  const looksLarge = Math.sqrt(width * height) * coverage ** 0.18;
  return Math.min(33 / looksLarge, 42 / Math.max(width, height));
}

async function drawOpenLogo(file: string, icon: string): Promise<void> {
  const source = readFileSync(
    new URL(`../node_modules/simple-icons/icons/${icon}.svg`, import.meta.url),
    'utf8',
  );
  const path = source.match(/<path[^>]*\/>/)?.[0];
  if (!path) throw new Error(`simple-icons/${icon} has no path`);
  const bounds = await measure(source);
  const scale = opticalScale(bounds);
  const x = box / 2 - (bounds.x + bounds.width / 2) * scale;
  const y = box / 2 - (bounds.y + bounds.height / 2) * scale;
  writeSvg(
    `public/images/logos/${file}.svg`,
    frame(`<g transform="translate(${x} ${y})scale(${scale})">${path}</g>`),
  );
}

/** The plate is a flag with the letters cut out, so that it works on any light ground. */
function drawMonogram(file: string, letters: string): void {
  const style = { width: letters.length > 2 ? 84 : 104, weight: 640, size: letters.length > 2 ? 19 : 21 };
  const { advance } = letter(letters, style);
  const { d } = letter(letters, style, 22.6 - advance / 2, 24 + style.size * 0.325);
  writeSvg(
    `public/images/logos/${file}.svg`,
    frame(
      `<mask id="a"><path fill="white" d="M0 0h${box}v${box}H0z"/><path fill="black" d="${d}"/></mask>` +
        `<path mask="url(#a)" d="${flagShape(4, 7, 40, 34)}"/>`,
    ),
  );
}

/** DevOps is not a brand: the loop is ours. */
function drawDevops(): void {
  writeSvg(
    'public/images/logos/devops.svg',
    frame(
      `<path fill="none" stroke="${ink}" stroke-width="5" d="M21 27.5C18.4 31 16.4 33 13.5 33a9 9 0 0 1 0-18c8 0 13 18 21 18a9 9 0 0 0 0-18c-2.9 0-4.9 2-7.5 5.5"/>`,
    ),
  );
}

export async function drawTechnologyLogos(): Promise<void> {
  for (const [file, icon] of Object.entries(fromSimpleIcons)) await drawOpenLogo(file, icon);
  for (const [file, letters] of Object.entries(monograms)) drawMonogram(file, letters);
  drawDevops();
}
