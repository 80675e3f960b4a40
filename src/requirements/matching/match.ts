/*
 * Finds the nearest statements for each clause. A clause is long and mostly circumstance, a statement is short: what
 * counts is how much rare meaning they share, how much of the statement the clause asks for, and how much of the
 * demand the statement answers. Whether a requirement is met is never judged.
 */
import { wordsIn } from '../../search/terms.ts';
import { conceptReader, conceptsOf, type Equivalents, type Word } from './concepts.ts';
import { demandsIn } from './demands.ts';
import { isFound, isRelated, type Nearness } from './found.ts';
import type { Passage } from './passage.ts';
import { signReader } from './signs.ts';
import { holds, type Specific, specificsIn } from './specifics.ts';
import { type Entry, indexOf, standardsIn } from './statement-index.ts';

export type Finding = 'related' | 'possible' | 'nothing' | 'not-compared';

export interface Near {
  passage: Passage;
  /**
   * What the clause asks for beyond the statements shown: figures, standards that no statement found has, then other
   * words.
   */
  missing: string[];
  /** Whether the statement limits or refuses. */
  limit: boolean;
}

export interface ClauseMatch {
  finding: Exclude<Finding, 'not-compared'>;
  /** Nearest first; empty if nothing was found. */
  near: Near[];
}

/** Keeps a statement of one word from being covered whole. */
const statementBase = 0.9;
const standardBonus = 0.4;
/** A line of a list says less than a sentence about the same. */
const captionShare = 0.4;
const shown = 3;

interface Scored extends Pick<Nearness, 'score' | 'named'> {
  entry: Entry;
  /** The weight that the demand and the statement share. */
  shared: number;
}

export function createMatcher(
  passages: readonly Passage[],
  groups: Equivalents,
  elsewhere: readonly string[] = [],
): (clause: string) => ClauseMatch {
  const read = conceptReader(groups);
  const { entries, postings, weightOf } = indexOf(passages, read);
  const standards = standardsIn(passages);
  const signsIn = signReader(elsewhere);

  return (clause) => {
    const words = read(clause);
    const scored = rank(clause);
    const [best] = scored;
    if (!best) return { finding: 'nothing', near: [] };
    const nearness: Nearness = {
      score: best.score,
      share: best.shared / weightOfAll(conceptsOf(words)),
      named: best.named,
      signs: signsIn(clause),
    };
    if (!isFound(nearness)) return { finding: 'nothing', near: [] };
    const specific = specificsIn(clause);
    const near = nearest(scored, specific);
    const related =
      isRelated(nearness) && !best.entry.limit && specific.every((item) => holds(best.entry.exact, item));
    const missing = missingIn(
      near,
      scored.map(({ entry }) => entry),
      words,
      specific,
    );
    return {
      finding: related ? 'related' : 'possible',
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
        if (score > (best.get(index)?.score ?? 0))
          best.set(index, { entry, score, shared, named: named > 0 });
      }
    }
    return [...best.values()].sort((one, other) => placeOf(other) - placeOf(one));
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

const placeOf = ({ score, entry }: Scored) => score * (entry.caption ? captionShare : 1);

/**
 * The nearest few, not all of one page. What a standard needs is looked for among all that were found, and takes the
 * place of the last ones.
 */
function nearest(scored: readonly Scored[], specific: readonly Specific[]): Entry[] {
  const near = varied(scored.map(({ entry }) => entry));
  let place = near.length >= shown ? shown - 1 : near.length;
  for (const item of specific) {
    if (place === 0 || item.figure || near.some(({ exact }) => holds(exact, item))) continue;
    const other = scored.find(({ entry }) => holds(entry.exact, item));
    if (!other) continue;
    near[place] = other.entry;
    place -= 1;
  }
  return near;
}

/** A third statement comes from another page than the first two, if there is one. */
function varied(entries: readonly Entry[]): Entry[] {
  const [first, second, ...rest] = entries.slice(0, 60);
  if (!first || !second) return entries.slice(0, shown);
  const isOneMorePage = ({ passage }: Entry) =>
    passage.page !== first.passage.page || first.passage.page !== second.passage.page;
  const third = rest.find(isOneMorePage) ?? rest[0];
  return third ? [first, second, third] : [first, second];
}

/** In the clause's order: figures with their units, then acronyms and standards, then words. */
function missingIn(
  near: readonly Entry[],
  found: readonly Entry[],
  words: readonly Word[],
  specific: readonly Specific[],
): string[] {
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
  const lacking = specific.filter(
    (item) => !(item.figure ? near : found).some(({ exact }) => holds(exact, item)),
  );
  const figures = lacking.filter(({ figure }) => figure);
  const names = lacking.filter(({ figure }) => !figure);
  return [
    ...[...figures, ...names].map(({ text }) => text),
    ...new Set(lackedWords.map(({ written }) => written)),
  ];
}

/** A letter alone says nothing to a reader; one that is part of a name is in the specifics. */
const isLetter = (term: string) => /^\p{L}$/u.test(term);
