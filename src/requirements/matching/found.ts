/*
 * Whether the nearest statement is near enough to be shown, and near enough to be called related. Tuned on half of the
 * clauses in tests/specification, and checked on the other half.
 */

export interface Nearness {
  /** In rare words: 1 is one word that no other statement has, in a statement that the clause repeats whole. */
  score: number;
  /** Of the clause's weight, what the statement has too. */
  share: number;
  /** Both name a standard. */
  named: boolean;
  /** How many signs there are that the clause is about something else. */
  signs: number;
}

/** Shares of the clause's weight that count as found or related, whatever the score: short clauses score low. */
const shares = { possible: 0.45, related: 0.5 };
/** A long clause shares some words with a statement that is about something else. */
const leastRelated = { score: 1.2, share: 0.3 };
/** Least score, and least score times share: a long clause shares a few words with some statement by chance. */
const least = { score: 0.25, product: 0.055 };
/** What each sign adds to both. */
const perSign = { score: 0.25, product: 0.05 };
const mostSigns = 3;

export function isFound({ score, share, named, signs }: Nearness): boolean {
  const counted = Math.min(signs, mostSigns);
  if (share >= shares.possible && (counted === 0 || score > least.score + perSign.score * counted))
    return true;
  const isNear = named || score * share >= least.product + perSign.product * counted;
  return isNear && score >= least.score + perSign.score * counted;
}

/** A shared standard alone makes no relation. */
export function isRelated({ score, share }: Nearness): boolean {
  return share >= shares.related || (score >= leastRelated.score && share >= leastRelated.share);
}
