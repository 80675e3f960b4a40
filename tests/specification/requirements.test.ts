/* How well clauses find the site's sentences: half of them tune the thresholds, the other half only checks. */
import { beforeAll, describe, expect, test } from 'vitest';
import { requirementPages } from '../../prerender/requirement-passages.ts';
import elsewhere from '../../src/content/requirements/elsewhere.ts';
import equivalents from '../../src/content/requirements/equivalents.ts';
import { type ClauseMatch, createMatcher } from '../../src/requirements/matching/match.ts';
import { passagesIn } from '../../src/requirements/matching/passages.ts';
import { heldOut, type JudgedClause, tuned } from './clauses.ts';

let match: (clause: string) => ClauseMatch;
beforeAll(async () => {
  match = createMatcher(passagesIn(await requirementPages()), equivalents, elsewhere);
});

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

function judge(clauses: JudgedClause[]) {
  const judged = clauses.map(({ text, pages }) => {
    const { finding, near } = match(text);
    const place = near.findIndex(({ passage }) => (pages as string[]).includes(passage.page));
    return { finding, place, answerable: pages.length > 0 };
  });
  const answerable = judged.filter((clause) => clause.answerable);
  const unanswerable = judged.filter((clause) => !clause.answerable);
  const related = judged.filter(({ finding }) => finding === 'related');
  return {
    amongThree: share(answerable.filter(({ place }) => place >= 0).length, answerable.length),
    relatedRight: share(related.filter(({ place }) => place === 0).length, related.length),
    related: related.length,
    wrongRelated: unanswerable.filter(({ finding }) => finding === 'related').length,
    wrongPossible: share(
      unanswerable.filter(({ finding }) => finding === 'possible').length,
      unanswerable.length,
    ),
  };
}

describe.each([
  ['that set the thresholds', tuned],
  ['held out', heldOut],
])('clauses %s', (_, clauses) => {
  test('meet the thresholds', () => {
    const { amongThree, relatedRight, related, wrongRelated, wrongPossible } = judge(clauses);
    expect(amongThree).toBeGreaterThanOrEqual(0.95);
    expect(relatedRight).toBeGreaterThanOrEqual(0.97);
    expect(wrongRelated).toBe(0);
    expect(wrongPossible).toBeLessThanOrEqual(0.15);
    // A matcher that finds nothing related would pass the checks above.
    expect(related).toBeGreaterThan(clauses.length / 2);
  });
});

test('a third of the clauses has no answer on the site', () => {
  const all = [...tuned, ...heldOut];
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(all.filter(({ pages }) => pages.length === 0).length).toBe(all.length / 3);
});
