/*
 * Finds the nearest statement for each clause. Passages are ranked by BM25; coverage is the share of the clause's
 * weight (inverse document frequency) that a passage contains, and only coverage decides the finding. Whether a
 * requirement is met is never judged.
 */

import { wordsIn } from '../../search/terms.ts';
import { type Equivalents, equivalentTerms } from './equivalents.ts';
import { isLimit } from './limits.ts';
import type { Passage } from './passage.ts';
import { exactWords, holds, type Specific, specificsIn } from './specifics.ts';
import { termOf, termsOf } from './words.ts';

export type Finding = 'related' | 'possible' | 'nothing' | 'not-compared';

export interface Near {
  passage: Passage;
  /** Share of the clause's weight, 0 to 1. Not shown, because it would read as a score. */
  share: number;
  /** What the nearest statement lacks: figures, acronyms, standards, then other words of the clause. */
  missing: string[];
  /** Whether the statement limits or refuses. */
  limit: boolean;
}

export interface ClauseMatch {
  finding: Exclude<Finding, 'not-compared'>;
  /** Nearest first; empty if nothing was found. */
  near: Near[];
}

/** Tuned on half of the clauses in tests/specification/clauses.ts, and checked on the other half. */
export const thresholds = { related: 0.42, possible: 0.26 };

const saturation = 1.2;
const lengthWeight = 0.6;
/** A synonym matches with a lower weight than the term itself. */
const equivalentWeight = 0.8;
/** One word in common says little: 'compression' of video and of air. */
const shared = 2;
const shown = 3;

interface IndexedPassage {
  passage: Passage;
  counts: Map<string, number>;
  length: number;
  exact: ReadonlySet<string>;
  limit: boolean;
}

/** A term's weight, the entries that contain it, and its score in each. */
interface Posting {
  weight: number;
  at: Int32Array;
  score: Float64Array;
}

export function createMatcher(
  passages: readonly Passage[],
  groups: Equivalents,
): (clause: string) => ClauseMatch {
  const entries = passages.map(entryOf);
  const postings = postingsOf(entries);
  const unknown = weightOf(0, entries.length);
  const equivalentsOf = equivalentTerms(groups);
  // Reused for every clause: a list may have thousands.
  const scores = new Float64Array(entries.length);
  const met = new Float64Array(entries.length);
  const hits = new Uint16Array(entries.length);
  const scored: number[] = [];

  return (clause) => {
    const words = wordsIn(clause);
    const spelled = words.map(termOf);
    const terms = spelled.filter(Boolean);
    const wanted = new Set(terms);
    let whole = 0;
    for (const term of wanted) whole += postings.get(term)?.weight ?? unknown;
    const [first, ...others] = rank(wanted, equivalentsOf(terms));
    if (!first || first.met / whole < thresholds.possible) return { finding: 'nothing', near: [] };
    const specific = specificsIn(clause).map((item) => ({ ...item, held: holds(first.entry.exact, item) }));
    const best = nearOf(first.entry, first.met / whole, missingIn(first.entry, words, spelled, specific));
    const related = best.share >= thresholds.related && !best.limit && specific.every(({ held }) => held);
    return {
      finding: related ? 'related' : 'possible',
      near: [best, ...others.map(({ entry, met: part }) => nearOf(entry, part / whole, []))],
    };
  };

  /** The nearest few by BM25 that share enough words, with the weight each covers. */
  function rank(wanted: Set<string>, equivalents: string[][]): { entry: IndexedPassage; met: number }[] {
    for (const at of scored) {
      scores[at] = 0;
      met[at] = 0;
      hits[at] = 0;
    }
    scored.length = 0;
    for (const term of wanted) add(postings.get(term), 1);
    for (const phrase of equivalents) {
      const known = phrase.map((term) => postings.get(term));
      const [first] = known;
      const heaviest = Math.max(...known.map((posting) => posting?.weight ?? unknown));
      if (first)
        add(first, (heaviest * equivalentWeight) / first.weight, (at) =>
          phrase.every((term) => entries[at]?.counts.has(term)),
        );
    }
    const enough = scored.filter((at) => (hits[at] ?? 0) >= Math.min(shared, wanted.size));
    return highest(enough, scores).map((at) => ({ entry: entries[at] as IndexedPassage, met: met[at] ?? 0 }));
  }

  function add(posting: Posting | undefined, factor: number, fits?: (at: number) => boolean) {
    if (!posting) return;
    for (let index = 0; index < posting.at.length; index++) {
      const at = posting.at[index] ?? 0;
      if (fits && !fits(at)) continue;
      if (scores[at] === 0) scored.push(at);
      scores[at] = (scores[at] ?? 0) + factor * (posting.score[index] ?? 0);
      met[at] = (met[at] ?? 0) + factor * posting.weight;
      // A phrase that is a synonym has one meaning.
      hits[at] = (hits[at] ?? 0) + (fits ? shared : 1);
    }
  }
}

/** The rarer a term, the higher its weight. */
function weightOf(holders: number, all: number): number {
  return Math.log(1 + (all - holders + 0.5) / (holders + 0.5));
}

function postingsOf(entries: readonly IndexedPassage[]): Map<string, Posting> {
  const meanLength = entries.reduce((sum, { length }) => sum + length, 0) / (entries.length || 1);
  const holders = new Map<string, number[]>();
  for (const [at, { counts }] of entries.entries()) for (const term of counts.keys()) push(holders, term, at);
  return new Map(
    [...holders].map(([term, at]) => {
      const weight = weightOf(at.length, entries.length);
      const score = at.map((place) => weight * density(entries[place] as IndexedPassage, term, meanLength));
      return [term, { weight, at: Int32Array.from(at), score: Float64Array.from(score) }];
    }),
  );
}

function push(lists: Map<string, number[]>, key: string, item: number) {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

function density({ counts, length }: IndexedPassage, term: string, meanLength: number): number {
  const count = counts.get(term) ?? 0;
  const norm = 1 - lengthWeight + (lengthWeight * length) / meanLength;
  return (count * (saturation + 1)) / (count + saturation * norm);
}

/** The section's heading counts as part of its statement. */
function entryOf(passage: Passage): IndexedPassage {
  const statement = `${passage.section} ${passage.text}`;
  const terms = termsOf(statement);
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return {
    passage,
    counts,
    length: terms.length,
    exact: exactWords(statement),
    limit: isLimit(passage.text),
  };
}

/** Indexes of the few largest values, largest first; ties keep their order. */
function highest(places: readonly number[], values: Float64Array): number[] {
  const found: number[] = [];
  for (const place of places) {
    const value = values[place] ?? 0;
    let rank = found.length;
    while (rank > 0 && isHigher(value, place, found[rank - 1] ?? 0)) rank -= 1;
    if (rank === shown) continue;
    found.splice(rank, 0, place);
    if (found.length > shown) found.pop();
  }
  return found;

  function isHigher(value: number, place: number, other: number): boolean {
    const than = values[other] ?? 0;
    return value > than || (value === than && place < other);
  }
}

function nearOf({ passage, limit }: IndexedPassage, share: number, missing: string[]): Near {
  return { passage, share: Math.min(1, share), missing, limit };
}

/** In the clause's order: figures with their units, then acronyms and standards, then words. */
function missingIn(
  { counts }: IndexedPassage,
  clause: string[],
  terms: string[],
  specific: (Specific & { held: boolean })[],
): string[] {
  const inSpecific = new Set(specific.flatMap(({ text }) => wordsIn(text).map(termOf)));
  const words = new Map<string, string>();
  for (const [at, term] of terms.entries())
    if (term && !isLetter(term) && !inSpecific.has(term) && !counts.has(term))
      words.set(term, clause[at]?.toLowerCase() ?? '');
  const lacking = specific.filter(({ held }) => !held);
  const figures = lacking.filter(({ figure }) => figure);
  const names = lacking.filter(({ figure }) => !figure);
  return [...[...figures, ...names].map(({ text }) => text), ...words.values()];
}

/** A letter alone says nothing to a reader; one that is part of a name is in the specifics. */
const isLetter = (term: string) => /^\p{L}$/u.test(term);
