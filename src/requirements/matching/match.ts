/*
 * For each clause the nearest statement. Passages are ranked by BM25; how much of the clause a passage meets is the
 * share of the clause's weight (inverse document frequency) that is found in it, and that share alone decides what
 * the row says. Whether a requirement is met is never judged here.
 */

import { wordsIn } from '../../search/terms.ts';
import { type Equivalents, equivalentTerms } from './equivalents.ts';
import { isLimit } from './limits.ts';
import type { Passage } from './passage.ts';
import { exactWords, holds, type Specific, specificsIn } from './specifics.ts';
import { isSilent, termOf, termsOf } from './words.ts';

export type Finding = 'related' | 'possible' | 'nothing' | 'not-compared';

export interface Near {
  passage: Passage;
  /** Of the clause's weight, from 0 to 1. Not shown: it would read as a score. */
  share: number;
  /** Of the nearest: figures, acronyms, standards, then words of the clause that it does not contain. */
  missing: string[];
  /** The statement limits or refuses. */
  limit: boolean;
}

export interface Match {
  finding: Exclude<Finding, 'not-compared'>;
  /** The nearest first; empty where nothing was found. */
  near: Near[];
}

/** Set on half of the clauses in tests/requirements, and checked on the other half. */
export const thresholds = { related: 0.42, possible: 0.26 };

const saturation = 1.2;
const lengthWeight = 0.6;
/** A synonym matches with a lower weight than the term itself. */
const equivalentWeight = 0.8;
const shown = 3;

interface Entry {
  at: number;
  passage: Passage;
  counts: Map<string, number>;
  length: number;
  exact: ReadonlySet<string>;
}

export function createMatcher(passages: readonly Passage[], groups: Equivalents): (clause: string) => Match {
  const entries = passages.map(entryOf);
  const holders = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const term of entry.counts.keys()) {
      const known = holders.get(term);
      if (known) known.push(entry);
      else holders.set(term, [entry]);
    }
  const meanLength = entries.reduce((sum, { length }) => sum + length, 0) / (entries.length || 1);
  const equivalentsOf = equivalentTerms(groups);
  const weightOf = (term: string) => {
    const count = holders.get(term)?.length ?? 0;
    return Math.log(1 + (entries.length - count + 0.5) / (count + 0.5));
  };

  return (clause) => {
    const terms = termsOf(clause);
    const wanted = [...new Set(terms)];
    const whole = wanted.reduce((sum, term) => sum + weightOf(term), 0);
    const [first, ...others] = rank(wanted, equivalentsOf(terms));
    if (!first || first.met / whole < thresholds.possible) return { finding: 'nothing', near: [] };
    const specific = specificsIn(clause).map((item) => ({ ...item, held: holds(first.entry.exact, item) }));
    const best = nearOf(first.entry, first.met / whole, missingIn(first.entry, clause, specific));
    const related = best.share >= thresholds.related && !best.limit && specific.every(({ held }) => held);
    return {
      finding: related ? 'related' : 'possible',
      near: [best, ...others.map(({ entry, met }) => nearOf(entry, met / whole, []))],
    };
  };

  /** The nearest few, by BM25, with the weight each has met. */
  function rank(wanted: string[], equivalents: string[][]): { entry: Entry; met: number }[] {
    const scores = new Float64Array(entries.length);
    const met = new Float64Array(entries.length);
    const add = (entry: Entry, term: string, weight: number) => {
      scores[entry.at] = (scores[entry.at] ?? 0) + weight * density(entry, term);
      met[entry.at] = (met[entry.at] ?? 0) + weight;
    };
    for (const term of wanted) {
      const weight = weightOf(term);
      for (const entry of holders.get(term) ?? []) add(entry, term, weight);
    }
    for (const phrase of equivalents) {
      const weight = Math.max(...phrase.map(weightOf)) * equivalentWeight;
      for (const entry of holders.get(phrase[0] ?? '') ?? [])
        if (phrase.every((term) => entry.counts.has(term))) add(entry, phrase[0] ?? '', weight);
    }
    return highest(scores, shown).map((at) => ({ entry: entries[at] as Entry, met: met[at] ?? 0 }));
  }

  function density({ counts, length }: Entry, term: string): number {
    const count = counts.get(term) ?? 0;
    const norm = 1 - lengthWeight + (lengthWeight * length) / meanLength;
    return (count * (saturation + 1)) / (count + saturation * norm);
  }
}

/** The section's heading counts as part of its statement. */
function entryOf(passage: Passage, at: number): Entry {
  const statement = `${passage.section} ${passage.text}`;
  const terms = termsOf(statement);
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { at, passage, counts, length: terms.length, exact: exactWords(statement) };
}

/** Places of the largest values, the largest first; of equals the earlier. */
function highest(values: Float64Array, count: number): number[] {
  const places: number[] = [];
  for (const [at, value] of values.entries()) {
    if (value === 0) continue;
    const before = places.findIndex((place) => (values[place] ?? 0) < value);
    places.splice(before < 0 ? places.length : before, 0, at);
    if (places.length > count) places.pop();
  }
  return places;
}

function nearOf({ passage }: Entry, share: number, missing: string[]): Near {
  return { passage, share: Math.min(1, share), missing, limit: isLimit(passage.text) };
}

/** In the clause's order: figures with their units, then acronyms and standards, then words. */
function missingIn({ counts }: Entry, clause: string, specific: (Specific & { held: boolean })[]): string[] {
  const inSpecific = new Set(specific.flatMap(({ text }) => wordsIn(text).map(termOf)));
  const words = new Map<string, string>();
  for (const word of wordsIn(clause)) {
    const term = termOf(word);
    if (!isSilent(term) && !inSpecific.has(term) && !counts.has(term)) words.set(term, word.toLowerCase());
  }
  const lacking = specific.filter(({ held }) => !held);
  const figures = lacking.filter(({ figure }) => figure);
  const names = lacking.filter(({ figure }) => !figure);
  return [...[...figures, ...names].map(({ text }) => text), ...words.values()];
}
