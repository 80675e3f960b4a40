/*
 * Replaces a picture by a photograph: rotated, cropped to the aspect ratio, without metadata, saved where the build
 * looks for photographs. Its path and alt text go into the content file.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { slugOf } from '../art/slug.ts';
import { pictureProblems } from '../src/content/rules/pages.ts';
import type { Image } from '../src/content/schema.ts';
import { contentFiles, readSource } from './content-files.ts';
import { everyValue, partOf, readTree, valueAt } from './content-tree.ts';
import type { Part, Path, Value } from './content-value.ts';
import { literalOf, renderParts } from './literal.ts';
import { languageOf } from './part-names.ts';
import { Refused } from './refused.ts';
import { checkedParts, replaced } from './save-text.ts';
import type { Change, EditStep } from './step.ts';

export interface EditedPicture {
  file: string;
  path: Path;
  width: number;
  height: number;
  /** The alt text, with names from Brand as expressions. */
  alt: Part[];
}

export interface PictureUpload {
  file: string;
  path: Path;
  /** The name of the uploaded file. */
  name: string;
  /** Base 64. */
  data: string;
  /** As fractions of the upright photograph's width and height. */
  crop: { left: number; top: number; width: number; height: number };
  alt: Part[];
  /** Replaces every use of the picture; `values`: of the expressions in `alt`, for texts without them. */
  everywhere?: { values: string[] };
}

/** Every use of a picture with its size in the content files. */
export function everyPicture(root: string): (EditedPicture & { src: string })[] {
  return contentFiles(root).flatMap((file) => {
    const tree = readTree(file, readSource(root, file));
    return [...everyValue(tree)].flatMap(({ path, value }) => {
      const [src, width, height] = ['src', 'width', 'height'].map((key) => plain(value, key));
      const [alt] = partOf(value, 'alt');
      const parts = alt?.kind === 'text' ? alt.parts : [];
      return src?.startsWith('/images/') && width && height
        ? [{ src, file, path, width: Number(width), height: Number(height), alt: parts }]
        : [];
    });
  });
}

export const picturesAt = (root: string, wanted: string): EditedPicture[] =>
  everyPicture(root).flatMap(({ src, ...picture }) => (src === wanted ? [picture] : []));

export async function placePicture(
  root: string,
  { file, path, name, data, crop, alt, everywhere }: PictureUpload,
): Promise<EditStep> {
  const source = readSource(root, file);
  const picture = valueAt(readTree(file, source), path);
  const [width, height] = ['width', 'height'].map((key) => Number(picture && plain(picture, key)));
  if (!picture || !width || !height)
    throw new Refused(409, 'This picture is no longer there: look at the page again.');
  const src = freeName(root, name);
  const [problem] = pictureProblems({ src, alt: renderParts(alt, []) });
  if (problem) throw new Refused(422, problem);
  const original = Buffer.from(data, 'base64');
  const photograph = await cut(original, crop, width / height);
  const changes = [photographFile(src, photograph), replacePicture(file, source, path, { src, alt })];
  const others = everywhere ? picturesAt(root, plain(picture, 'src') ?? '') : [];
  for (const other of others) {
    if (other.file === file && other.path.join() === path.join()) continue;
    const known = changes.find((change) => change.file === other.file);
    const shape = other.width / other.height;
    const own = isSameShape(shape, width / height) ? src : shapedName(src, shape);
    if (own !== src && !changes.some((change) => change.file === `public${own}`))
      changes.push(photographFile(own, await cut(original, crop, shape)));
    // A text in another language stays; the editor marks it as stale.
    const isSameLanguage = languageOf(other.file) === languageOf(file);
    const words = {
      src: own,
      alt: isSameLanguage ? [renderParts(alt, everywhere?.values ?? [])] : undefined,
    };
    const before = String(known?.after ?? readSource(root, other.file));
    const { after } = replacePicture(other.file, before, other.path, words);
    if (known) known.after = after;
    else changes.push({ file: other.file, before, after });
  }
  return { label: 'picture', changes };
}

const isSameShape = (one: number, other: number) => Math.abs(one / other - 1) < 0.02;
const shapedName = (src: string, shape: number) => src.replace(/\.jpg$/, `-${Math.round(shape * 100)}.jpg`);

/** Drops the metadata. */
export async function uprightOf(original: Buffer) {
  return sharp(original)
    .rotate()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refused(422, 'This file cannot be read as a picture: choose a JPEG, PNG, WebP or AVIF.');
    });
}

async function cut(original: Buffer, crop: PictureUpload['crop'], shape: number): Promise<Buffer> {
  const upright = await uprightOf(original);
  const { width, height } = upright.info;
  const across = Math.max(1, Math.min(width, Math.round(crop.width * width)));
  const down = Math.max(1, Math.min(height, Math.round(across / shape)));
  const left = clamp(crop.left * width, width - across);
  const top = clamp(crop.top * height, height - down);
  return sharp(upright.data)
    .extract({ left, top, width: across, height: down })
    .jpeg({ quality: 92 })
    .toBuffer();
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(Math.round(value), most));

/** Never overwrites another picture. */
export function freeName(root: string, name: string): Image['src'] {
  const plainName = slugOf(name.replace(/\.\w+$/, '')) || 'photograph';
  for (let count = 1; ; count += 1) {
    const src: Image['src'] = `/images/photographs/${plainName}${count > 1 ? `-${count}` : ''}.jpg`;
    if (!existsSync(resolve(root, `public${src}`))) return src;
  }
}

const photographFile = (src: string, after: Buffer): Change => ({
  file: `public${src}`,
  before: undefined,
  after,
});

function replacePicture(
  file: string,
  source: string,
  path: Path,
  words: { src: string; alt: Part[] | undefined },
): Change {
  let after = source;
  for (const [key, newParts] of [
    ['src', [words.src]],
    ['alt', words.alt],
  ] as const) {
    const value = newParts && valueAt(readTree(file, after), [...path, key]);
    const parts = value?.kind === 'text' ? value.parts : [];
    if (value) after = replaced(after, value, literalOf(checkedParts(newParts, parts)));
  }
  return { file, before: source, after };
}

function plain(value: Value, key: string): string | undefined {
  const part = value.kind === 'record' ? value.entries.find((entry) => entry.key === key)?.value : undefined;
  if (part?.kind === 'text')
    return part.parts.every((one) => typeof one === 'string') ? part.parts.join('') : undefined;
  return part?.kind === 'code' ? part.code : undefined;
}
