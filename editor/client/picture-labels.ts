/* Labels of a picture in the library: its name, uses and alt text. */
import type { LibraryPicture, PictureUse } from '../library.ts';
import { renderParts } from '../literal.ts';

/** Accepted file types. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif';

export const placesOf = ({ uses }: LibraryPicture) => [...new Set(uses.map(({ part }) => part))].join(', ');

/** A drawing may be decorative; a photograph needs alt text. */
export function altOf({ isDrawn }: LibraryPicture, { alt, values }: PictureUse) {
  const text = renderParts(alt, values);
  return { text, isMissing: !isDrawn && !text.trim() };
}

export const lacksAlt = (picture: LibraryPicture) =>
  picture.uses.some((use) => altOf(picture, use).isMissing);

export function stateOf(picture: LibraryPicture): string {
  const [first] = picture.uses;
  if (!first) return 'Used nowhere';
  if (lacksAlt(picture)) return 'No text yet';
  return altOf(picture, first).text ? 'Has its text' : 'Decoration, needs none';
}

/** The file name without folder and extension. */
export const fileName = (src: string) => src.slice(src.lastIndexOf('/') + 1).replace(/\.\w+$/, '');

const longest = 60;

export function nameOf(picture: LibraryPicture): string {
  const [first] = picture.uses;
  if (!first) return fileName(picture.src);
  const { text } = altOf(picture, first);
  return text.length > longest
    ? `${text.slice(0, longest)}…`
    : text || fileName(picture.src).replaceAll('-', ' ');
}
