/*
 * How well clauses in the words of real tenders find the site's statements. They were written and judged by a reader
 * who did not know the matcher; one half tuned it, the other only measures. Customers' figures are in most of them, so
 * few can be 'related'.
 */
import { beforeAll, expect, test } from 'vitest';
import { requirementPages } from '../../prerender/requirement-passages.ts';
import equivalents from '../../src/content/requirements/equivalents.ts';
import { type ClauseMatch, createMatcher } from '../../src/requirements/matching/match.ts';
import { passagesIn } from '../../src/requirements/matching/passages.ts';
import clauses from './tender-clauses.json' with { type: 'json' };

let match: (clause: string) => ClauseMatch;
beforeAll(async () => {
  match = createMatcher(passagesIn(await requirementPages()), equivalents);
});

test.each(['tuned', 'held-out'])('%s clauses of tenders find the right page', (half) => {
  const judged = clauses
    .filter((clause) => clause.half === half)
    .map(({ text, kind, pages }) => {
      const { finding, near } = match(text);
      return { finding, kind, place: near.findIndex(({ passage }) => pages.includes(passage.page)) };
    });
  const answerable = judged.filter(({ kind }) => kind === 'answerable');
  const silent = judged.filter(({ kind }) => kind === 'silent');
  const share = (part: unknown[], whole: unknown[]) => part.length / whole.length;

  expect(silent.filter(({ finding }) => finding === 'related')).toEqual([]);
  expect(answerable.filter(({ finding, place }) => finding === 'related' && place !== 0)).toEqual([]);
  expect(
    share(
      silent.filter(({ finding }) => finding === 'possible'),
      silent,
    ),
  ).toBeLessThanOrEqual(0.17);
  expect(
    share(
      answerable.filter(({ place }) => place >= 0),
      answerable,
    ),
  ).toBeGreaterThanOrEqual(half === 'tuned' ? 0.9 : 0.7);
});
