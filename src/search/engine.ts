/* Finds records: MiniSearch with the site's spelling rules and the owner's synonyms. */
import MiniSearch, { type Options, type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { coveringMost } from './covering.ts';
import { type Group, groupsOf, readMeanings, type Synonyms } from './meanings.ts';
import type { SearchRecord } from './record.ts';
import { correctionsOf } from './spelling.ts';
import { indexTerms, normalise, wordsIn } from './terms.ts';

export interface Found extends Pick<SearchRecord, 'href' | 'title' | 'context' | 'text'> {
  /** The matched words. */
  terms: string[];
}

export interface SearchOutcome {
  results: Found[];
  /** Without results: the page that is closest to the question. */
  nearest?: Found | undefined;
}

/** Longer queries are truncated. */
const longestQuery = 120;

/** The records are sent and indexed in the browser: the serialised index is twice as large. */
export async function openIndex(
  records: readonly SearchRecord[],
  synonyms: Synonyms,
): Promise<(query: string) => SearchOutcome> {
  const meanings = readMeanings(synonyms);
  const vocabulary = new Set<string>(meanings.words);
  const index = new MiniSearch(optionsFor(vocabulary));
  // In slices, so that input is handled meanwhile.
  await index.addAllAsync(records, { chunkSize: 40 });

  const search = (query: Query, options: SearchOptions = exact) => index.search(query, options);
  const searchGroups = (groups: Group[], query: typeof queryOf, options?: SearchOptions) =>
    search({ combineWith: 'AND', queries: groups.map(query) }, options);

  /** Synonyms name pages and parts; only if none has that name, they may stand in its text. */
  function searchMeant(groups: Group[]): SearchResult[] {
    const named = searchGroups(groups, namedQueryOf);
    return named.length > 0 ? named : searchGroups(groups, queryOf);
  }

  return (query) => {
    const typed = query.slice(0, longestQuery);
    const words = wordsIn(typed).map(normalise);
    if (words.length === 0) return { results: [] };
    const whole = searchMeant(groupsOf(words, meanings.of));
    if (whole.length > 0) return { results: whole.map(found) };
    const divided = search(allOf(apart(typed)));
    if (divided.length > 0) return { results: divided.map(found) };

    const spelled = groupsOf(words, meanings.of, (word) =>
      isKnown(word) ? [] : correctionsOf(word, vocabulary),
    ).filter(({ written: [word = ''] }) => !meanings.ignored.has(word));
    const page = spelled.flatMap(({ page: nearest }) => nearest ?? [])[0];
    if (page) return { results: [], nearest: pageAt(page) };
    const corrected = searchMeant(spelled);
    if (corrected.length > 0) return { results: corrected.map(found) };
    const begunResults = searchGroups(
      groupsOf(words, (word) => (isKnown(word) ? meanings.of(word) : meanings.begun(word))),
      namedQueryOf,
      begun,
    );
    if (begunResults.length > 0) return { results: begunResults.map(found) };

    const { enough, best } = coveringMost(
      // A single letter or digit tells nothing.
      spelled.filter(({ written: [word = ''] }) => word.length > 1).map((group) => searchMeant([group])),
      records.length,
    );
    return { results: enough.map(found), nearest: enough.length === 0 && best ? found(best) : undefined };
  };

  function isKnown(word: string): boolean {
    return meanings.ignored.has(word) || vocabulary.has(word) || search(word).length > 0;
  }

  function pageAt(href: string): Found | undefined {
    const record = records.find((one) => one.href === href);
    return record && { ...record, terms: [] };
  }
}

const optionsFor = (vocabulary: Set<string>): Options<SearchRecord> => ({
  idField: 'href',
  fields: ['title', 'context', 'keywords', 'text'],
  storeFields: ['href', 'title', 'context', 'text'],
  tokenize: wordsIn,
  processTerm: (word) => {
    const terms = indexTerms(word);
    for (const term of [terms].flat()) vocabulary.add(term);
    return terms;
  },
  searchOptions: { processTerm: normalise },
});

/** `iso27001` as `iso 27001`. */
const apart = (text: string) => text.replace(/(?<=\p{Letter})(?=\p{Number})/gu, ' ');

const allOf = (text: string): Query => ({ combineWith: 'AND', queries: wordsIn(text) });

const exact: SearchOptions = {
  boost: { title: 4, keywords: 2, context: 1 },
  prefix: (term: string) => term.length > 2,
  weights: { fuzzy: 0.3, prefix: 0.6 },
  // For a general word the page ranks above its parts.
  boostDocument: (href: string) => (href.includes('#') ? 1 : 1.8),
};

/** One or two letters are treated as a prefix, unless they are a word. */
const begun: SearchOptions = { ...exact, prefix: true };

/** Synonyms score like the word itself; all words of a multi-word synonym must match. */
const queryOf = ({ written, meant }: Group): Query => ({
  combineWith: 'OR',
  queries: [...written, ...meant].map(allOf),
});

/** 'price' means the page named 'Contact', not every text with that word. */
const namedQueryOf = ({ written, meant }: Group): Query => ({
  combineWith: 'OR',
  queries: [
    ...written.map(allOf),
    { combineWith: 'OR', fields: ['title', 'keywords', 'context'], queries: meant.map(allOf) },
  ],
});

function found({ href, title, context, text, terms }: SearchResult | Found): Found {
  return { href, title, context, text, terms };
}
