/* Which records answer most of a question, if none answers all of it. */
import type { SearchResult } from 'minisearch';

/** The share of a question, by how rare its words are here, that a result must cover. Less is shown as not stated. */
const floor = 0.6;
/** If the site has every word, though not together. */
const floorOfKnown = 0.45;
/** Below it a page is not even near. */
const near = 0.2;

interface Covering {
  enough: SearchResult[];
  /** The page that covers most. */
  best: SearchResult | undefined;
}

/** From the results of each word alone. A word the site does not have weighs most. */
export function coveringMost(resultsByWord: SearchResult[][], records: number): Covering {
  const weights = resultsByWord.map(({ length }) => Math.log((records + 0.5) / (length + 0.5)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const least = resultsByWord.every(({ length }) => length > 0) ? floorOfKnown : floor;
  const byAddress = new Map<string, { share: number; result: SearchResult }>();
  for (const [at, results] of resultsByWord.entries()) {
    for (const result of results) {
      const { share, result: other } = byAddress.get(result.id) ?? { share: 0, result: undefined };
      byAddress.set(result.id, { share: share + (weights[at] ?? 0) / whole, result: joined(result, other) });
    }
  }
  const all = [...byAddress.values()].sort((a, b) => b.share - a.share || b.result.score - a.result.score);
  return {
    enough: all.filter(({ share }) => share >= least).map(({ result }) => result),
    best: all.find(({ share, result }) => share >= near && !String(result.id).includes('#'))?.result,
  };
}

function joined(one: SearchResult, other: SearchResult | undefined): SearchResult {
  return other ? { ...one, score: one.score + other.score, terms: [...one.terms, ...other.terms] } : one;
}
