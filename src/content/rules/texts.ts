/* The strings of any piece of content, and which of these visitors read. */

export interface Entry {
  /** The field that holds the string; an item of a list takes the list's field. */
  field: string;
  text: string;
}

/** Every string once: an object that several pages share is entered the first time only. */
export function stringsOf(value: unknown, field = '', seen = new Set<object>()): Entry[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) => stringsOf(part, isList ? field : key, seen));
}

/** Fields that hold addresses, ids and names of drawings: nobody reads them as words. */
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
