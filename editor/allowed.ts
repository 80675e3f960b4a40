/* Where the editor may write: content files and photographs, and nowhere a link could lead it. */
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { dirname, posix, resolve, sep } from 'node:path';
import { Refused } from './refused.ts';

const rooms = [
  {
    folder: 'src/content',
    files: /^src\/content\/(?!.*\.test\.ts$)(?!rules\/)(?!.*\bschema\.ts$)[\w/-]+\.ts$/,
  },
  { folder: 'public/images', files: /^public\/images\/[\w/-]+\.(jpe?g|png|webp|avif)$/ },
];

/** The file's own place on disk; `further` are files of a program that this one change needs. */
export function placeOf(root: string, file: string, further: readonly string[] = []): string {
  const place = resolve(root, file);
  if (further.includes(file)) return place;
  const room = rooms.find(({ files }) => posix.normalize(file) === file && files.test(file));
  if (!room)
    throw new Refused(403, `${file} is not a content file or a photograph: the editor leaves it alone.`);
  const inside = realpathSync(resolve(root, room.folder)) + sep;
  let folder = dirname(place);
  while (!existsSync(folder)) folder = dirname(folder);
  const isLink = existsSync(place) && lstatSync(place).isSymbolicLink();
  if (isLink || !`${realpathSync(folder)}${sep}`.startsWith(inside))
    throw new Refused(403, `${file} leads out of ${room.folder}: the editor leaves it alone.`);
  return place;
}
