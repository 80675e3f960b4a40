/* The icons for browsers, phones and installers: the mark, white on an ink tile. */
import sharp from 'sharp';
import { brand } from '../src/content/brand.ts';
import { writeDrawn } from './drawn.ts';
import { mark } from './mark.ts';
import { shades } from './palette.ts';
import { writeSvg } from './write-svg.ts';

const ground = shades.ink950;
const light = shades.white;
const markBox = { width: 40, height: 48 };

/** At favicon size the mark's walls are a whole number of pixels thick: 4 of 32, 2 of 16. */
function tile(size: number): string {
  const scale = 8 / 15;
  const place = `translate(${16 - (markBox.width / 2) * scale + 0.27} ${16 - (markBox.height / 2) * scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="2" fill="${ground}"/><g transform="${place}scale(${scale})">${mark(brand.name, light)}</g></svg>`;
}

/**
 * The mark on a full ink square, for platforms that mask icons: `share` is its share of the height, small enough to
 * stay in the safe zone.
 */
function appIcon(size: number, share: number): string {
  const scale = (size * share) / (markBox.height - 2);
  const move = `translate(${size / 2 - (markBox.width / 2) * scale} ${size / 2 - (markBox.height / 2) * scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${ground}"/><g transform="${move}scale(${scale})">${mark(brand.name, light)}</g></svg>`;
}

function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, effort: 10 }).toBuffer();
}

/** An ICO file: a directory of entries, then the PNG files themselves. */
function ico(images: { size: number; data: Buffer }[]): Buffer {
  const headerLength = 6;
  const entryLength = 16;
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = headerLength + entryLength * images.length;
  const entries = images.map(({ size, data }) => {
    const entry = Buffer.alloc(entryLength);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(data.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += data.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ data }) => data)]);
}

export async function drawFavicons(): Promise<void> {
  writeSvg('public/favicon.svg', tile(32));
  const icoImages = [16, 32, 48].map(async (size) => ({ size, data: await png(tile(size)) }));
  const files: Record<string, Buffer> = {
    'favicon.ico': ico(await Promise.all(icoImages)),
    'apple-touch-icon.png': await png(appIcon(180, 0.6)),
    'icon-192.png': await png(appIcon(192, 0.68)),
    'icon-512.png': await png(appIcon(512, 0.68)),
    'icon-maskable-512.png': await png(appIcon(512, 0.52)),
  };
  for (const [name, data] of Object.entries(files)) writeDrawn(`public/${name}`, data);
}
