/* How a translation takes over what is not words. */

/** The fields of an entry that hold running text. Ids, icons and links have narrower types than text has. */
export type WordsOf<Entry> = Entry extends unknown
  ? {
      [Field in Exclude<keyof Entry, 'anchor' | 'id'> as string extends Entry[Field]
        ? Field
        : never]: Entry[Field];
    }
  : never;

/** A list of the first edition in another language: order, ids, icons and links stay. */
export function reworded<Key extends string, Entry extends Record<Key, string>>(
  entries: readonly Entry[],
  key: Key,
  words: { [Name in Entry[Key]]: WordsOf<Entry> },
): Entry[] {
  return entries.map((entry) => ({ ...entry, ...words[entry[key]] }));
}

/** One that was added to the first edition alone is left out until it has words here: no page is half translated. */
export function withWords<Entry extends { id: string }, Words>(
  entries: readonly Entry[],
  words: Readonly<Record<string, Words | undefined>>,
): (Entry & Words)[] {
  return entries.flatMap((entry) => {
    const own = words[entry.id];
    return own ? [{ ...entry, ...own }] : [];
  });
}
