/* The statements by what they are about, so that a clause meets only those it shares something with. */
import { conceptsOf, type Word } from './concepts.ts';
import { isLimit } from './limits.ts';
import type { Passage } from './passage.ts';
import { exactWords, specificsIn } from './specifics.ts';

export interface Entry {
  passage: Passage;
  concepts: ReadonlySet<string>;
  weight: number;
  exact: ReadonlySet<string>;
  limit: boolean;
  /** A line of a list; beside a sentence about the same, it says less. */
  caption: boolean;
}

interface Posting {
  entry: number;
  weight: number;
}

/** A word that no statement has weighs less than the rarest one that some have: it may be the name of a place. */
const unknownWeight = 0.5;
const headingWeight = 0.6;

export function indexOf(passages: readonly Passage[], read: (text: string) => Word[]) {
  const holders = new Map<string, number>();
  const parts = passages.map(({ section, text }) => {
    const statement = conceptsOf(read(text));
    const all = new Set([...statement, ...conceptsOf(read(section))]);
    for (const concept of all) holders.set(concept, (holders.get(concept) ?? 0) + 1);
    return { statement, all };
  });
  const rarity = (count: number) => Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
  const weightOf = (concept: string) => {
    const count = holders.get(concept);
    return count ? rarity(count) / rarity(0) : unknownWeight;
  };
  const postings = new Map<string, Posting[]>();
  const entries = passages.map((passage, entry): Entry => {
    const { statement, all } = parts[entry] as (typeof parts)[number];
    let whole = 0;
    for (const concept of all) {
      const weight = weightOf(concept) * (statement.has(concept) ? 1 : headingWeight);
      whole += weight;
      const list = postings.get(concept);
      if (list) list.push({ entry, weight });
      else postings.set(concept, [{ entry, weight }]);
    }
    const exact = exactWords(`${passage.section} ${passage.text}`);
    const { text } = passage;
    return { passage, concepts: all, weight: whole, exact, limit: isLimit(text), caption: isCaption(text) };
  });
  return { entries, postings, weightOf };
}

/** No sentence, and no list after a name: 'Generator fuel and running hours'. */
const isCaption = (text: string) => !/[.!?]$|: /.test(text);

/** Names with a number, and those that a page lists as its standards. */
export function standardsIn(passages: readonly Passage[]): ReadonlySet<string> {
  const names = passages.flatMap(({ id, text }) =>
    specificsIn(text).filter((item) => !item.figure && (/\d/.test(item.text) || id.endsWith('/standards'))),
  );
  return new Set(names.map(({ text }) => text.toLowerCase()));
}
