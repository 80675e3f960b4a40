/*
 * Finds the nearest statements for each clause. A clause is long and mostly circumstance, a statement is short: what
 * counts is how much rare meaning they share, how much of the statement the clause asks for, and how much of the
 * demand the statement answers. Whether a requirement is met is never judged.
 */
import { wordsIn } from '../../search/terms.ts';
import { conceptReader, conceptsOf, type Equivalents, type Word } from './concepts.ts';
import { demandsIn } from './demands.ts';
import { isLimit } from './limits.ts';
import type { Passage } from './passage.ts';
import { exactWords, holds, type Specific, specificsIn } from './specifics.ts';

export type Finding = 'related' | 'possible' | 'nothing' | 'not-compared';

export interface Near {
  passage: Passage;
  /** What neither this statement nor the others shown with it have: figures, standards, then other words. */
  missing: string[];
  /** Whether the statement limits or refuses. */
  limit: boolean;
}

export interface ClauseMatch {
  finding: Exclude<Finding, 'not-compared'>;
  /** Nearest first; empty if nothing was found. */
  near: Near[];
}

/**
 * Scores are in rare words: 1 is one word that no other statement has, in a statement that the clause repeats whole.
 * Tuned on half of the clauses in tests/specification, and checked on the other half.
 */
const thresholds = { possible: 0.5, related: 0.95 };
/** Shares of the clause's weight that count as found or related, whatever the score: short clauses score low. */
const shares = { possible: 0.45, related: 0.5 };
/** A word that no statement has weighs less than the rarest one that some have: it may be the name of a place. */
const unknownWeight = 0.5;
const headingWeight = 0.6;
/** Keeps a statement of one word from being covered whole. */
const statementBase = 0.9;
const standardBonus = 0.4;
const shown = 3;

interface Entry {
  passage: Passage;
  concepts: ReadonlySet<string>;
  weight: number;
  exact: ReadonlySet<string>;
  limit: boolean;
}

interface Posting {
  entry: number;
  weight: number;
}

interface Scored {
  entry: Entry;
  score: number;
  /** The weight that the demand and the statement share. */
  shared: number;
}

export function createMatcher(
  passages: readonly Passage[],
  groups: Equivalents,
): (clause: string) => ClauseMatch {
  const read = conceptReader(groups);
  const { entries, postings, weightOf } = indexOf(passages, read);
  const standards = standardsIn(passages);

  return (clause) => {
    const words = read(clause);
    const scored = rank(clause);
    const [best] = scored;
    if (!best) return { finding: 'nothing', near: [] };
    const share = best.shared / weightOfAll(conceptsOf(words));
    if (best.score < thresholds.possible && share < shares.possible) return { finding: 'nothing', near: [] };
    const specific = specificsIn(clause);
    const near = nearest(scored, specific);
    const isRelated =
      (best.score >= thresholds.related || share >= shares.related) &&
      !best.entry.limit &&
      specific.every((item) => holds(best.entry.exact, item));
    const missing = missingIn(near, words, specific);
    return {
      finding: isRelated ? 'related' : 'possible',
      near: near.map(({ passage, limit }, index) => ({ passage, limit, missing: index ? [] : missing })),
    };
  };

  function weightOfAll(concepts: Iterable<string>): number {
    let sum = 0;
    for (const concept of concepts) sum += weightOf(concept);
    return sum;
  }

  /** Each statement's best score over the clause's demands, highest first. */
  function rank(clause: string): Scored[] {
    const best = new Map<number, Scored>();
    for (const demand of demandsIn(clause)) {
      const concepts = conceptsOf(read(demand));
      const whole = weightOfAll(concepts);
      const names = specificsIn(demand).filter(({ text }) => standards.has(text.toLowerCase()));
      for (const [index, { shared, hits }] of sharedWith(concepts)) {
        const entry = entries[index] as Entry;
        const named = names.filter((name) => holds(entry.exact, name)).length;
        // One word in common says little: 'compression' of video and of air.
        if (hits < Math.min(2, concepts.size) && named === 0) continue;
        const covered = shared / (entry.weight + statementBase);
        const score = standardBonus * Math.min(named, 2) + shared * Math.sqrt(covered * (shared / whole));
        if (score > (best.get(index)?.score ?? 0)) best.set(index, { entry, score, shared });
      }
    }
    return [...best.values()].sort((one, other) => other.score - one.score);
  }

  function sharedWith(concepts: Iterable<string>): Map<number, { shared: number; hits: number }> {
    const found = new Map<number, { shared: number; hits: number }>();
    for (const concept of concepts)
      for (const { entry, weight } of postings.get(concept) ?? []) {
        const sum = found.get(entry) ?? { shared: 0, hits: 0 };
        sum.shared += weight;
        sum.hits += 1;
        found.set(entry, sum);
      }
    return found;
  }
}

function indexOf(passages: readonly Passage[], read: (text: string) => Word[]) {
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
    return { passage, concepts: all, weight: whole, exact, limit: isLimit(passage.text) };
  });
  return { entries, postings, weightOf };
}

/** Names with a number, and those that a page lists as its standards. */
function standardsIn(passages: readonly Passage[]): ReadonlySet<string> {
  const names = passages.flatMap(({ id, text }) =>
    specificsIn(text).filter((item) => !item.figure && (/\d/.test(item.text) || id.endsWith('/standards'))),
  );
  return new Set(names.map(({ text }) => text.toLowerCase()));
}

/** The nearest few; a standard that the first lacks is looked for among all that were found. */
function nearest(scored: readonly Scored[], specific: readonly Specific[]): Entry[] {
  const near = scored.slice(0, shown).map(({ entry }) => entry);
  for (const item of specific) {
    if (item.figure || near.some(({ exact }) => holds(exact, item))) continue;
    const other = scored.find(({ entry }) => holds(entry.exact, item));
    if (!other) continue;
    near.splice(Math.max(1, Math.min(near.length, shown - 1)), 1, other.entry);
  }
  return near;
}

/** In the clause's order: figures with their units, then acronyms and standards, then words. */
function missingIn(near: readonly Entry[], words: readonly Word[], specific: readonly Specific[]): string[] {
  const named = new Set(specific.flatMap(({ text }) => wordsIn(text)).map((word) => word.toLowerCase()));
  const lackedWords = words
    .map(({ written, concepts }) => ({ written: written.toLowerCase(), concepts }))
    .filter(
      ({ written, concepts }) =>
        concepts.length > 0 &&
        !isLetter(written) &&
        !named.has(written) &&
        !concepts.some((concept) => near.some((entry) => entry.concepts.has(concept))),
    );
  const lacking = specific.filter((item) => !near.some(({ exact }) => holds(exact, item)));
  const figures = lacking.filter(({ figure }) => figure);
  const names = lacking.filter(({ figure }) => !figure);
  return [
    ...[...figures, ...names].map(({ text }) => text),
    ...new Set(lackedWords.map(({ written }) => written)),
  ];
}

/** A letter alone says nothing to a reader; one that is part of a name is in the specifics. */
const isLetter = (term: string) => /^\p{L}$/u.test(term);
