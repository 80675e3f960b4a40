/* Finds records: MiniSearch with the site's spelling rules and the owner's synonyms. */
import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import type { SearchRecord } from './record.ts';
import { indexTerms, normalise, wordsIn } from './terms.ts';

/** Synonyms of everyday words and abbreviations: 'flood' → ['waterlogging']. */
export type Synonyms = Record<string, string[]>;

export interface Found extends Pick<SearchRecord, 'href' | 'title' | 'context' | 'text'> {
  /** The matched words. */
  terms: string[];
}

export interface SearchOutcome {
  results: Found[];
  /** Similar words on the site, for terms without results. */
  nearest: string[];
}

/** Longer queries are truncated. */
const longestQuery = 120;

const options: Options<SearchRecord> = {
  idField: 'href',
  fields: ['title', 'context', 'keywords', 'text'],
  storeFields: ['href', 'title', 'context', 'text'],
  tokenize: wordsIn,
  processTerm: indexTerms,
  searchOptions: { processTerm: normalise },
};

/** The records are sent and indexed in the browser: the serialised index is twice as large. */
export async function openIndex(
  records: readonly SearchRecord[],
  synonyms: Synonyms,
): Promise<(query: string) => SearchOutcome> {
  const index = new MiniSearch(options);
  // In slices, so that input is handled meanwhile.
  await index.addAllAsync(records, { chunkSize: 40 });
  const meanings = new Map(Object.entries(synonyms).map(([word, words]) => [phrase(word), words]));

  return (query) => {
    const typed = query.slice(0, longestQuery);
    const words = wordsIn(typed).map(normalise);
    const wanted = groupsOf(words, (word) => meanings.get(word));
    if (wanted.length === 0) return { results: [], nearest: [] };
    const results = firstOf([
      () => index.search(queryOf(wanted, 'AND'), exact),
      () => index.search(allOf(apart(typed)), exact),
      // Exact matches first; only without any, fuzzy matches, then prefixes.
      () => index.search(queryOf(wanted, 'AND'), forgiving),
      () => index.search(queryOf(wanted, 'OR'), forgiving),
      () =>
        index.search(
          queryOf(
            groupsOf(words, (word) => begunMeaning(word, meanings)),
            'AND',
          ),
          begun,
        ),
    ]);
    return {
      results: results.map(found),
      nearest: results.length > 0 ? [] : nearestTo(index, wanted),
    };
  };
}

/** `iso27001` as `iso 27001`. */
const apart = (text: string) => text.replace(/(?<=\p{Letter})(?=\p{Number})/gu, ' ');

const allOf = (text: string): Query => ({ combineWith: 'AND', queries: wordsIn(text) });

/** The first search that finds something. */
function firstOf(searches: (() => SearchResult[])[]): SearchResult[] {
  for (const search of searches) {
    const results = search();
    if (results.length > 0) return results;
  }
  return [];
}

const exact = {
  boost: { title: 4, keywords: 2, context: 1 },
  prefix: (term: string) => term.length > 2,
  weights: { fuzzy: 0.3, prefix: 0.6 },
  // For a general word the page ranks above its parts.
  boostDocument: (href: string) => (href.includes('#') ? 1 : 1.8),
};

/** One or two letters are treated as a prefix, unless they are a word. */
const begun = { ...exact, prefix: true };

const forgiving = {
  ...exact,
  // One typo in a short word, two in a long one, none in words of up to three letters.
  fuzzy: (term: string) => (term.length > 7 ? 2 : term.length > 3 ? 1 : 0),
};

const phrase = (text: string) => wordsIn(text).map(normalise).join(' ');

/** Each word with its synonyms; a two-word synonym counts as one. */
function groupsOf(words: string[], meaningsOf: (word: string) => string[] | undefined): string[][] {
  const groups: string[][] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = '', pair = ''] = [words[at], words.slice(at, at + 2).join(' ')];
    const together = meaningsOf(pair);
    if (together) {
      groups.push([pair, ...together]);
      at += 1;
    } else {
      groups.push([word, ...(meaningsOf(word) ?? [])]);
    }
  }
  return groups;
}

/** Prefixes count too: 'wate' finds the synonyms of 'waterlogging'. */
function begunMeaning(word: string, meanings: Map<string, string[]>): string[] | undefined {
  const whole = [...meanings.keys()].find((known) => word.length > 3 && known.startsWith(word));
  return meanings.get(whole ?? word);
}

function queryOf(groups: string[][], combineWith: 'AND' | 'OR'): Query {
  return {
    combineWith,
    queries: groups.map((alternatives) => ({
      combineWith: 'OR',
      // Synonyms score like the word itself; all words of a multi-word synonym must match.
      queries: alternatives.map(allOf),
    })),
  };
}

function found({ href, title, context, text, terms }: SearchResult): Found {
  return { href, title, context, text, terms };
}

function nearestTo(index: MiniSearch<SearchRecord>, groups: string[][]): string[] {
  const suggestions = groups.flatMap(([word = '']) =>
    index.autoSuggest(word, { fuzzy: 0.4, prefix: true }).map(({ terms }) => terms[0] ?? ''),
  );
  return [...new Set(suggestions)].slice(0, 3);
}
