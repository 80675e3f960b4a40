/* Phrases that mean the same in this field. They help to find a statement but never count as its words. */
import { termsOf } from './words.ts';

/** Each group is one meaning: ['CCTV', 'video surveillance']. */
export type Equivalents = readonly (readonly string[])[];

/** Terms to look for in addition to the text's own. */
export function equivalentTerms(groups: Equivalents): (terms: readonly string[]) => string[][] {
  const phrases = groups.map((group) => group.map(termsOf).filter((phrase) => phrase.length > 0));
  /** Groups by the first word of their phrases. */
  const beginning = new Map<string, string[][][]>();
  for (const group of phrases)
    for (const [first = ''] of group) beginning.set(first, [...(beginning.get(first) ?? []), group]);
  return (terms) => {
    const near = new Set<string[][]>();
    for (const term of terms) for (const group of beginning.get(term) ?? []) near.add(group);
    return [...near].flatMap((group) => {
      const absent = group.filter((phrase) => !hasPhrase(terms, phrase));
      return absent.length < group.length ? absent : [];
    });
  };
}

function hasPhrase(terms: readonly string[], phrase: readonly string[]): boolean {
  return terms.some((_, at) => phrase.every((term, index) => terms[at + index] === term));
}
