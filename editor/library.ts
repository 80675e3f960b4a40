/*
 * The site's pictures: where each is used, its size and its alt text. A picture can be uploaded before it is used; an
 * unused one is not published.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { contentFiles, readSource } from './content-files.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { Part } from './content-value.ts';
import { type EditedSite, valuesOf } from './edited-site.ts';
import { partName } from './part-names.ts';
import { everyPicture, freeName, picturesAt, uprightOf } from './place-picture.ts';
import { Refused } from './refused.ts';
import type { EditStep } from './step.ts';

export interface PictureUse {
  file: string;
  path: (string | number)[];
  /** The page or part of the site. */
  part: string;
  width: number;
  height: number;
  alt: Part[];
  values: string[];
  /** The alt text as written in the file; absent where code generates it. */
  altBefore?: string;
  /** Its page, if it is used on one page only. */
  address?: string;
}

export interface LibraryPicture {
  src: string;
  isDrawn: boolean;
  /** Empty if it is not used yet. */
  uses: PictureUse[];
}

const added = 'public/images/photographs';
/** Longest side in pixels: the largest use on a page, at a device pixel ratio of 2. */
const largest = 4096;

export async function library(root: string, site: EditedSite): Promise<LibraryPicture[]> {
  const places = Map.groupBy(everyPicture(root), ({ src }) => src);
  const pages = await pagesByFile(root, site);
  const used = [...places].map(async ([src, shown]) => ({
    src,
    isDrawn: src.endsWith('.svg'),
    uses: await Promise.all(
      shown.map(async ({ src: _, ...picture }): Promise<PictureUse> => {
        const { file, path, alt } = picture;
        const source = readSource(root, file);
        const written = valueAt(readTree(file, source), [...path, 'alt']);
        const address = pages.get(file);
        return {
          ...picture,
          part: partName(file, source).name,
          values: valuesOf(alt, await site.valueAt(file, [...path, 'alt'])),
          ...(written?.kind === 'text' ? { altBefore: source.slice(written.start, written.end) } : {}),
          ...(address ? { address } : {}),
        };
      }),
    ),
  }));
  const unused = globSync('*', { cwd: resolve(root, added) })
    .map((name) => `/images/photographs/${name}`)
    .filter((src) => !places.has(src) && isPicture(src))
    .sort()
    .map((src) => ({ src, isDrawn: false, uses: [] }));
  // Pictures of a page before those of lists, such as customers' logos.
  const isOfPage = ({ uses }: LibraryPicture) => uses.some(({ address }) => address);
  const shown = await Promise.all(used);
  return [...unused, ...shown.filter(isOfPage), ...shown.filter((picture) => !isOfPage(picture))];
}

/** Addresses of the pages by their content file. */
async function pagesByFile(root: string, site: EditedSite): Promise<Map<string, string>> {
  const byContent = new Map<unknown, string>();
  for (const file of contentFiles(root)) byContent.set((await site.module(file)).default, file);
  const found = [...(await site.everyPage())].map(async ([id, content]) => {
    const { address } = await site.introduce(id);
    return [byContent.get(content) ?? '', address] as const;
  });
  return new Map(await Promise.all(found));
}

const isPicture = (src: string) => /^[\w/-]+\.(jpe?g|png|webp|avif)$/.test(src);

/** Rotated upright, without metadata; it is cropped once it is used. */
export async function addPicture(
  root: string,
  { name, data }: { name: string; data: string },
): Promise<EditStep> {
  const { data: upright } = await uprightOf(Buffer.from(String(data), 'base64'));
  const after = await sharp(upright)
    .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92 })
    .toBuffer();
  const file = `public${freeName(root, String(name))}`;
  return { label: 'picture added', changes: [{ file, before: undefined, after }] };
}

export function removePicture(root: string, src: string): EditStep {
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
