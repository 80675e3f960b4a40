/*
 * Resizes the photographs in the content: AVIF, WebP and JPEG in the widths the layout uses, upright, without EXIF
 * data. The originals are not published. Results are cached between builds.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Image } from '../src/content/schema.ts';
import {
  isPhotograph,
  photographAddress,
  photographFormats,
  photographWidths,
} from '../src/ui/photograph.ts';
import type { Files } from './files.ts';

const cache = '.cache/photographs';
/** How far a photograph's aspect ratio may differ from the one in the content. */
const shapeTolerance = 0.02;

const encoders: Record<(typeof photographFormats)[number], (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55 }),
  webp: (image) => image.webp({ quality: 74 }),
  jpg: (image) => image.jpeg({ quality: 76, mozjpeg: true }),
};

/** Every photograph among the values, without duplicates. */
export function photographsIn(value: unknown, seen = new Set<unknown>()): Image[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const image = value as Partial<Image>;
  if (image.src && image.width && image.height && isPhotograph(image.src)) return [image as Image];
  return Object.values(value).flatMap((part) => photographsIn(part, seen));
}

export const photographFiles = (image: Image): string[] =>
  photographWidths(image).flatMap((width) =>
    photographFormats.map((format) => photographAddress(image.src, width, format).slice(1)),
  );

export async function cutPhotographs(images: Image[], folder = 'public'): Promise<Files> {
  const files: Files = new Map();
  for (const image of images) {
    const original = await readOriginal(image, folder);
    for (const width of photographWidths(image)) {
      for (const format of photographFormats) {
        const address = photographAddress(image.src, width, format).slice(1);
        files.set(address, await kept(original, width, format));
      }
    }
  }
  return files;
}

/** The originals are large and contain their location. Unused ones of the library are not published either. */
export async function removeOriginals(images: Image[], site: string, folder = 'public'): Promise<void> {
  const added = globSync('images/photographs/*', { cwd: folder });
  for (const src of [...added, ...images.map((image) => image.src)])
    await rm(join(site, src), { force: true });
}

/** Throws if the file is missing, damaged or has another aspect ratio than stated. */
export async function readOriginal({ src, width, height }: Image, folder: string): Promise<Buffer> {
  const file = join(folder, src);
  if (!existsSync(file))
    throw new Error(`A content file names the photograph ${src}, but ${file} is not there`);
  const original = await readFile(file);
  const metadata = await sharp(original)
    .metadata()
    .catch((cause: unknown) => {
      throw new Error(`${file} cannot be read as a picture: is it damaged, or of another kind?`, { cause });
    });
  const { width: realWidth = 0, height: realHeight = 0 } = metadata.autoOrient ?? metadata;
  if (Math.abs(realWidth / realHeight / (width / height) - 1) > shapeTolerance) {
    const fitting = Math.round((width * realHeight) / realWidth);
    throw new Error(
      `${file} is ${realWidth}×${realHeight} upright, but its content file says ${width}×${height}: say ${width}×${fitting}, or crop it`,
    );
  }
  return original;
}

async function kept(
  original: Buffer,
  width: number,
  format: (typeof photographFormats)[number],
): Promise<Buffer> {
  const hash = createHash('sha256').update(original).update(`${width} ${format} ${encoders[format]}`);
  const path = `${cache}/${hash.digest('hex').slice(0, 32)}.${format}`;
  try {
    return await readFile(path);
  } catch {
    const upright = sharp(original).rotate().resize({ width, withoutEnlargement: true });
    const cut = await encoders[format](upright).toBuffer();
    await mkdir(cache, { recursive: true });
    await writeFile(path, cut);
    return cut;
  }
}
