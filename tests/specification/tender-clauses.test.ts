/*
 * How well clauses in the words of real tenders find the site's statements. Half of them were written and judged by a
 * reader who did not know the matcher; those 'held-out' only measure. Customers' figures are in most of them, so few
 * can be 'related'.
 */
import { beforeAll, expect, test } from 'vitest';
import { requirementPages } from '../../prerender/requirement-passages.ts';
import elsewhere from '../../src/content/requirements/elsewhere.ts';
import equivalents from '../../src/content/requirements/equivalents.ts';
import { conceptReader, conceptsOf, isListed } from '../../src/requirements/matching/concepts.ts';
import { type ClauseMatch, createMatcher } from '../../src/requirements/matching/match.ts';
import { passagesIn } from '../../src/requirements/matching/passages.ts';
import { stemOf } from '../../src/requirements/matching/words.ts';
import { wordsIn } from '../../src/search/terms.ts';
import clauses from './tender-clauses.json' with { type: 'json' };

let match: (clause: string) => ClauseMatch;
beforeAll(async () => {
  match = createMatcher(passagesIn(await requirementPages()), equivalents, elsewhere);
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
  const possible = silent.filter(({ finding }) => finding === 'possible');
  expect(share(possible, silent)).toBeLessThanOrEqual(0.15);
  const unfound = answerable.filter(({ finding }) => finding === 'nothing');
  expect(share(unfound, answerable)).toBeLessThanOrEqual(0.1);
  const right = answerable.filter(({ place }) => place >= 0);
  expect(share(right, answerable)).toBeGreaterThanOrEqual(half === 'tuned' ? 0.95 : 0.88);
});

test('a word for what the site says nothing about is in none of its statements', async () => {
  const read = conceptReader(elsewhere.map((phrase) => [phrase]));
  const statements = passagesIn(await requirementPages()).map(({ section, text }) => `${section}. ${text}`);
  const said = statements.flatMap((text) => [...conceptsOf(read(text))].filter(isListed));
  expect(said).toEqual([]);
});

test('no phrase of a line of equivalents holds another of it', () => {
  const stems = (phrase: string) => ` ${wordsIn(phrase).map(stemOf).join(' ')} `;
  const needless = equivalents.flatMap((line: readonly string[]) =>
    line.filter((phrase, at) =>
      line.some((other, index) => index !== at && stems(phrase).includes(stems(other))),
    ),
  );
  expect(needless).toEqual([]);
});
