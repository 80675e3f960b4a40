/* What the words of a query mean besides themselves. */
import { normalise, wordsIn } from './terms.ts';

/**
 * Synonyms of everyday words: 'flood' → ['waterlogging']. An address in place of words is the page nearest to
 * something the site does not state; no words at all: the word carries nothing in a question.
 */
export type Synonyms = Record<string, string[]>;

/** One thing that is asked for. */
export interface Group {
  /** The word as typed, or its corrections. */
  written: string[];
  /** Its synonyms. */
  meant: string[];
  /** The nearest page, if the site does not state it. */
  page?: string | undefined;
}

export interface Meanings {
  of: (word: string) => string[] | undefined;
  /** Prefixes count too: 'wate' finds the synonyms of 'waterlogging'. */
  begun: (word: string) => string[] | undefined;
  ignored: ReadonlySet<string>;
  /** All words that have a meaning here. */
  words: string[];
}

export function readMeanings(synonyms: Synonyms): Meanings {
  const entries = Object.entries(synonyms).map(([word, words]) => [phrase(word), words] as const);
  const meanings = new Map(entries.filter(([, words]) => words.length > 0));
  const of = (word: string) => meanings.get(word);
  return {
    of,
    begun: (word) =>
      of([...meanings.keys()].find((known) => word.length > 3 && known.startsWith(word)) ?? word),
    ignored: new Set(entries.filter(([, words]) => words.length === 0).map(([word]) => word)),
    words: [...meanings.keys()].filter((word) => !word.includes(' ')),
  };
}

/** Each word, or its corrections, with its synonyms; a two-word synonym counts as one. */
export function groupsOf(
  words: string[],
  meaningsOf: Meanings['of'],
  corrected: (word: string) => string[] = () => [],
): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = '', pair = ''] = [words[at], words.slice(at, at + 2).join(' ')];
    const isPair = meaningsOf(pair) !== undefined && pair !== word;
    const corrections = isPair ? [] : corrected(word);
    const written = corrections.length > 0 ? corrections : [isPair ? pair : word];
    const meant = written.flatMap((one) => meaningsOf(one) ?? []);
    const isPage = (meaning: string) => meaning.startsWith('/');
    groups.push({ written, meant: meant.filter((one) => !isPage(one)), page: meant.find(isPage) });
    if (isPair) at += 1;
  }
  return groups;
}

const phrase = (text: string) => wordsIn(text).map(normalise).join(' ');
