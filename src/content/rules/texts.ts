/* The strings of any content, and which of them are visible text. */

export interface Entry {
  /** The field of the string; for a list item, that of the list. */
  field: string;
  text: string;
}

/** Every string once: an object shared by several pages is visited only the first time. */
export function stringsOf(value: unknown, field = '', seen = new Set<object>()): Entry[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) => stringsOf(part, isList ? field : key, seen));
}

/** Fields with addresses, ids and names of drawings, which are not visible text. */
const unread = [
  'href',
  'link',
  'icon',
  'path',
  'src',
  'imgSrc',
  'imagePath',
  'id',
  'anchor',
  'feature',
  'kind',
  'locale',
  'language',
  'look',
  'shadowColor',
  'backgroundColor',
];

export function wordsOf(value: unknown): Entry[] {
  return stringsOf(value).filter(
    ({ field, text }) => !unread.includes(field) && !text.startsWith('/images/'),
  );
}
