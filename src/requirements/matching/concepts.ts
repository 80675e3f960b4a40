/*
 * Turns a text into concepts, so that a clause and a statement that use different words for one thing are compared as
 * if they used the same one: a phrase of the list of equivalents becomes that line's concept, any other word its stem.
 */
import { wordsIn } from '../../search/terms.ts';
import { stemOf, termOf } from './words.ts';

/** Each group is one meaning: ['CCTV', 'video surveillance']. */
export type Equivalents = readonly (readonly string[])[];

export interface Word {
  /** As the text writes it. */
  written: string;
  /** Empty for a stop word. */
  concepts: string[];
}

interface Phrase {
  stems: string[];
  concept: string;
}

export function conceptReader(groups: Equivalents): (text: string) => Word[] {
  const phrases = phrasesByFirstStem(groups);
  return (text) => {
    const written = wordsIn(text);
    const stems = written.map(stemOf);
    const words = written.map((word): Word => ({ written: word, concepts: [] }));
    for (const [at, stem] of stems.entries())
      for (const phrase of phrases.get(stem) ?? [])
        if (phrase.stems.every((part, index) => stems[at + index] === part))
          for (const word of words.slice(at, at + phrase.stems.length)) word.concepts.push(phrase.concept);
    for (const word of words) {
      const term = termOf(word.written);
      if (term && word.concepts.length === 0) word.concepts.push(term);
    }
    return words;
  };
}

/** A concept of the list, not a stem. */
export const isListed = (concept: string) => concept.startsWith('=');

export function conceptsOf(words: readonly Word[]): Set<string> {
  return new Set(words.flatMap(({ concepts }) => concepts));
}

/** A single stop word is no phrase, but may be part of one: 'any make'. */
function phrasesByFirstStem(groups: Equivalents): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const [index, group] of groups.entries())
    for (const text of group) {
      const words = wordsIn(text);
      const [first] = words;
      if (!first || (words.length === 1 && !termOf(first))) continue;
      const stems = words.map(stemOf);
      const key = stemOf(first);
      phrases.set(key, [...(phrases.get(key) ?? []), { stems, concept: `=${index}` }]);
    }
  return phrases;
}
