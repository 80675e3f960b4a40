/* Phrases that mean the same in the field. They help to find a statement; they never count as its words. */
import { termsOf } from './words.ts';

/** Each group is one meaning: ['CCTV', 'video surveillance']. */
export type Equivalents = readonly (readonly string[])[];

/** Terms to look for beside those a text has itself. */
export function equivalentTerms(groups: Equivalents): (terms: readonly string[]) => string[][] {
  const phrases = groups.map((group) => group.map(termsOf));
  return (terms) => {
    const text = ` ${terms.join(' ')} `;
    return phrases
      .filter((group) => group.some((phrase) => text.includes(` ${phrase.join(' ')} `)))
      .flatMap((group) => group.filter((phrase) => !text.includes(` ${phrase.join(' ')} `)));
  };
}
