/* The pictures the content names: where each is shown, how large, and what is said of it to those who cannot see it. */

import { contentFiles, readSource } from './content-files.ts';
import { everyValue, partOf, readTree } from './content-tree.ts';
import type { Part } from './content-value.ts';
import { type EditedSite, valuesOf } from './edited-site.ts';
import { partName } from './part-names.ts';
import { picturesAt } from './place-picture.ts';

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
  uses: Use[];
}

export async function library(root: string, site: EditedSite): Promise<LibraryPicture[]> {
  const pictures = sourcesIn(root).map(async (src) => ({
    src,
    isDrawn: src.endsWith('.svg'),
    uses: await Promise.all(
      picturesAt(root, src).map(async (picture) => ({
        ...picture,
        part: partName(picture.file, readSource(root, picture.file)).name,
        values: valuesOf(picture.alt, await site.valueAt(picture.file, [...picture.path, 'alt'])),
      })),
    ),
  }));
  return (await Promise.all(pictures)).filter(({ uses }) => uses.length > 0);
}

function sourcesIn(root: string): string[] {
  const found = contentFiles(root).flatMap((file) =>
    [...everyValue(readTree(file, readSource(root, file)))].flatMap(({ value }) =>
      partOf(value, 'src').flatMap((src) => (src.kind === 'text' ? [src.parts.join('')] : [])),
    ),
  );
  return [...new Set(found)].filter((src) => src.startsWith('/images/')).sort();
}
