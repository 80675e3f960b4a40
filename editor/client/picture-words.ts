/* What is said of a picture in the library: where it is, and the words for those who cannot see it. */
import type { LibraryPicture, Use } from '../library.ts';
import { sayParts } from '../literal.ts';

/** Files a picture can be made from. */
export const kinds = 'image/jpeg,image/png,image/webp,image/avif';

export const placesOf = ({ uses }: LibraryPicture) => [...new Set(uses.map(({ part }) => part))].join(', ');

/** A drawing may be decoration, a photograph never is. */
export function wordsOf({ isDrawn }: LibraryPicture, { alt, values }: Use) {
  const said = sayParts(alt, values);
  return { said, isMissing: !isDrawn && !said.trim() };
}

export const isWithoutWords = (picture: LibraryPicture) =>
  picture.uses.some((use) => wordsOf(picture, use).isMissing);

export function stateOf(picture: LibraryPicture): string {
  const [first] = picture.uses;
  if (!first) return 'Used nowhere';
  if (isWithoutWords(picture)) return 'No text yet';
  return wordsOf(picture, first).said ? 'Has its text' : 'Decoration, needs none';
}

/** A file's name without folder and kind. */
export const fileName = (src: string) => src.slice(src.lastIndexOf('/') + 1).replace(/\.\w+$/, '');

const longest = 60;

export function nameOf(picture: LibraryPicture): string {
  const [first] = picture.uses;
  if (!first) return fileName(picture.src);
  const { said } = wordsOf(picture, first);
  return said.length > longest
    ? `${said.slice(0, longest)}…`
    : said || fileName(picture.src).replaceAll('-', ' ');
}
