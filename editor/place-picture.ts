/*
 * A photograph in the place of a picture: cut to the place's shape, upright, without the camera's notes, written
 * where the build looks for photographs; its address and its words go into the content file.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { pictureProblems } from '../src/content/rules/pages.ts';
import type { Image } from '../src/content/schema.ts';
import { contentFiles, readSource } from './content-files.ts';
import { everyValue, readTree, valueAt } from './content-tree.ts';
import type { Path, Value } from './content-value.ts';
import { literalOf } from './literal.ts';
import { Refused } from './refused.ts';
import { replaced } from './save-text.ts';
import { slugOf } from './slug.ts';
import type { Change, Step } from './step.ts';

export interface Picture {
  file: string;
  path: Path;
  width: number;
  height: number;
  alt: string;
}

export interface Placed {
  file: string;
  path: Path;
  /** As the camera's file is called. */
  name: string;
  /** Base 64. */
  data: string;
  /** In shares of the upright photograph's width and height. */
  crop: { left: number; top: number; width: number; height: number };
  alt: string;
}

/** Where the content files name this picture with its size. */
export function picturesAt(root: string, src: string): Picture[] {
  return contentFiles(root).flatMap((file) => {
    const tree = readTree(file, readSource(root, file));
    return [...everyValue(tree)].flatMap(({ path, value }) => {
      const [named, width, height, alt] = ['src', 'width', 'height', 'alt'].map((key) => plain(value, key));
      return named === src && width && height
        ? [{ file, path, width: Number(width), height: Number(height), alt: alt ?? '' }]
        : [];
    });
  });
}

export async function placePicture(
  root: string,
  { file, path, name, data, crop, alt }: Placed,
): Promise<Step> {
  const source = readSource(root, file);
  const picture = valueAt(readTree(file, source), path);
  const [width, height] = ['width', 'height'].map((key) => Number(picture && plain(picture, key)));
  if (!picture || !width || !height)
    throw new Refused(409, 'This picture is no longer there: look at the page again.');
  const src = freeName(root, name);
  const [problem] = pictureProblems({ src, alt });
  if (problem) throw new Refused(422, problem);
  const photograph = await cut(Buffer.from(data, 'base64'), crop, width / height);
  return {
    label: 'picture',
    changes: [photographFile(src, photograph), worded(file, source, path, { src, alt })],
  };
}

async function cut(original: Buffer, crop: Placed['crop'], shape: number): Promise<Buffer> {
  const upright = await sharp(original)
    .rotate()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refused(422, 'This file cannot be read as a picture: choose a JPEG, PNG, WebP or AVIF.');
    });
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

/** Never in the place of another picture. */
function freeName(root: string, name: string): Image['src'] {
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

function worded(file: string, source: string, path: Path, words: { src: string; alt: string }): Change {
  let after = source;
  for (const key of ['src', 'alt'] as const) {
    const value = valueAt(readTree(file, after), [...path, key]);
    if (value) after = replaced(after, value, literalOf([words[key].trim()]));
  }
  return { file, before: source, after };
}

function plain(value: Value, key: string): string | undefined {
  const part = value.kind === 'record' ? value.entries.find((entry) => entry.key === key)?.value : undefined;
  if (part?.kind === 'text')
    return part.parts.every((one) => typeof one === 'string') ? part.parts.join('') : undefined;
  return part?.kind === 'code' ? part.code : undefined;
}
