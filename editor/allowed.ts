/* Where the editor may write: content files and photographs, and never through a symbolic link. */
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { dirname, posix, resolve, sep } from 'node:path';
import { Refused } from './refused.ts';

const areas = [
  {
    folder: 'src/content',
    files: /^src\/content\/(?!.*\.test\.ts$)(?!rules\/)(?!.*\bschema\.ts$)[\w/-]+\.ts$/,
  },
  { folder: 'public/images', files: /^public\/images\/[\w/-]+\.(jpe?g|png|webp|avif)$/ },
];

/** The path on disk. `further` lists source files that this one change may also write. */
export function placeOf(root: string, file: string, further: readonly string[] = []): string {
  const place = resolve(root, file);
  if (further.includes(file)) return place;
  const area = areas.find(({ files }) => posix.normalize(file) === file && files.test(file));
  if (!area)
    throw new Refused(403, `${file} is not a content file or a photograph: the editor leaves it alone.`);
  const inside = realpathSync(resolve(root, area.folder)) + sep;
  let folder = dirname(place);
  while (!existsSync(folder)) folder = dirname(folder);
  const isLink = existsSync(place) && lstatSync(place).isSymbolicLink();
  if (isLink || !`${realpathSync(folder)}${sep}`.startsWith(inside))
    throw new Refused(403, `${file} leads out of ${area.folder}: the editor leaves it alone.`);
  return place;
}
