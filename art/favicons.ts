/*
 * The icons browsers, phones and installers ask for. At their sizes the mark is drawn on a grid of its own,
 * all of even coordinates in 32, so that its edges fall on whole pixels at 16, 32 and 48.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { type MarkGeometry, mark, markGeometry } from './logo.ts';
import { writeSvg } from './write-svg.ts';

const ink = '#05141B';
const white = '#FFFFFF';

const publicFolder = resolve(import.meta.dirname, '../public');

const small: MarkGeometry = {
  left: 6,
  wall: 4,
  centre: [12, 16],
  outer: 14,
  inner: 10,
  aisle: 2,
  seat: 6,
};

/** The mark on an ink tile, readable on light and dark tabs alike. */
function tile(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="2" fill="${ink}"/>${mark(white, small)}</svg>`;
}

/**
 * The logo's own mark on ink to the edges, for screens that cut their own outline: `share` is how much of
 * the height the mark takes, small enough to stay within the part that is never cut.
 */
function appIcon(size: number, share: number): string {
  const { left, centre, outer } = markGeometry;
  const scale = (size * share) / (2 * outer);
  const middle = (left + centre[0] + outer) / 2;
  const move = `translate(${size / 2 - middle * scale} ${size / 2 - centre[1] * scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${ink}"/><g transform="${move}scale(${scale})">${mark(white)}</g></svg>`;
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
  mkdirSync(publicFolder, { recursive: true });
  writeSvg('public/favicon.svg', tile(32));
  const icoImages = [16, 32, 48].map(async (size) => ({ size, data: await png(tile(size)) }));
  const files: Record<string, Buffer> = {
    'favicon.ico': ico(await Promise.all(icoImages)),
    'apple-touch-icon.png': await png(appIcon(180, 0.6)),
    'icon-192.png': await png(appIcon(192, 0.68)),
    'icon-512.png': await png(appIcon(512, 0.68)),
    'icon-maskable-512.png': await png(appIcon(512, 0.52)),
  };
  for (const [name, data] of Object.entries(files)) {
    writeFileSync(resolve(publicFolder, name), data);
    console.log(`public/${name}  ${data.length} B`);
  }
}
