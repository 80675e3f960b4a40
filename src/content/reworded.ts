/* Combines translated texts with the other fields of the first edition. */

/** The text fields of an entry. Ids, icons and links have narrower types than `string`. */
export type WordsOf<Entry> = Entry extends unknown
  ? {
      [Field in Exclude<keyof Entry, 'anchor' | 'id'> as string extends Entry[Field]
        ? Field
        : never]: Entry[Field];
    }
  : never;

/** Translates a list of the first edition; order, ids, icons and links are kept. */
export function reworded<Key extends string, Entry extends Record<Key, string>>(
  entries: readonly Entry[],
  key: Key,
  words: { [Name in Entry[Key]]: WordsOf<Entry> },
): Entry[] {
  return entries.map((entry) => ({ ...entry, ...words[entry[key]] }));
}

/** Entries without a translation are omitted, so that no page is half translated. */
export function withWords<Entry extends { id: string }, Words>(
  entries: readonly Entry[],
  words: Readonly<Record<string, Words | undefined>>,
): (Entry & Words)[] {
  return entries.flatMap((entry) => {
    const own = words[entry.id];
    return own ? [{ ...entry, ...own }] : [];
  });
}
