/*
 * The site's pictures: where each is shown, how large, and what is said of it to those who cannot see it. A picture can
 * be added before it has a place; what is shown nowhere is not published.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { readSource } from './content-files.ts';
import type { Part } from './content-value.ts';
import { type EditedSite, valuesOf } from './edited-site.ts';
import { partName } from './part-names.ts';
import { everyPicture, freeName, picturesAt, uprightOf } from './place-picture.ts';
import { Refused } from './refused.ts';
import type { Step } from './step.ts';

export interface Use {
  file: string;
  path: (string | number)[];
  /** The page or part of the site. */
  part: string;
  width: number;
  height: number;
  alt: Part[];
  values: string[];
}

export interface LibraryPicture {
  src: string;
  isDrawn: boolean;
  /** Empty: it has no place yet. */
  uses: Use[];
}

const added = 'public/images/photographs';
/** The longer side: the largest place on a page, on a dense screen. */
const largest = 4096;

export async function library(root: string, site: EditedSite): Promise<LibraryPicture[]> {
  const places = Map.groupBy(everyPicture(root), ({ src }) => src);
  const used = [...places].map(async ([src, shown]) => ({
    src,
    isDrawn: src.endsWith('.svg'),
    uses: await Promise.all(
      shown.map(async ({ src: _, ...picture }) => ({
        ...picture,
        part: partName(picture.file, readSource(root, picture.file)).name,
        values: valuesOf(picture.alt, await site.valueAt(picture.file, [...picture.path, 'alt'])),
      })),
    ),
  }));
  const unused = globSync('*', { cwd: resolve(root, added) })
    .map((name) => `/images/photographs/${name}`)
    .filter((src) => !places.has(src) && isPicture(src))
    .sort()
    .map((src) => ({ src, isDrawn: false, uses: [] }));
  return [...unused, ...(await Promise.all(used))];
}

const isPicture = (src: string) => /^[\w/-]+\.(jpe?g|png|webp|avif)$/.test(src);

/** Turned upright and freed of the camera's notes; it is cut when it gets a place. */
export async function addPicture(
  root: string,
  { name, data }: { name: string; data: string },
): Promise<Step> {
  const { data: upright } = await uprightOf(Buffer.from(String(data), 'base64'));
  const after = await sharp(upright)
    .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92 })
    .toBuffer();
  const file = `public${freeName(root, String(name))}`;
  return { label: 'picture added', changes: [{ file, before: undefined, after }] };
}

export function removePicture(root: string, src: string): Step {
  const file = `public${src}`;
  if (!file.startsWith(`${added}/`) || !isPicture(src) || !existsSync(resolve(root, file)))
    throw new Refused(404, 'This picture is no longer there: look at the list again.');
  if (picturesAt(root, src).length > 0)
    throw new Refused(409, 'This picture is shown on a page: put another in its place first.');
  return {
    label: 'picture removed',
    changes: [{ file, before: readFileSync(resolve(root, file)), after: undefined }],
  };
}
