import { beforeAll, describe, expect, test } from 'vitest';
import { requirementPages } from '../../../prerender/requirement-passages.ts';
import { heldOut, type JudgedClause, tuned } from '../../../tests/requirements/clauses.ts';
import equivalents from '../../content/requirements/equivalents.ts';
import { createMatcher, type Match } from './match.ts';
import type { Passage } from './passage.ts';
import { passagesIn } from './passages.ts';
import { exactWords, holds, specificsIn } from './specifics.ts';

let match: (clause: string) => Match;
beforeAll(async () => {
  match = createMatcher(passagesIn(await requirementPages()), equivalents);
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
  test('keep to the bars', () => {
    const { amongThree, relatedRight, related, wrongRelated, wrongPossible } = judge(clauses);
    expect(amongThree).toBeGreaterThanOrEqual(0.95);
    expect(relatedRight).toBeGreaterThanOrEqual(0.97);
    expect(wrongRelated).toBe(0);
    expect(wrongPossible).toBeLessThanOrEqual(0.15);
    // A program that calls nothing related would pass the bars above.
    expect(related).toBeGreaterThan(clauses.length / 2);
  });
});

test('a third of the clauses has no answer on the site', () => {
  const all = [...tuned, ...heldOut];
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(all.filter(({ pages }) => pages.length === 0).length).toBe(all.length / 3);
});

const passage = (text: string): Passage => ({
  id: 'a/1',
  page: 'a',
  pageTitle: 'A',
  side: 'a',
  section: 'Alarm desk',
  href: '/a#alarm-desk',
  text,
  date: '2026-11-01',
});
/** Among others, without which no word would be rare. */
const others = Array.from({ length: 30 }, (_, index) => ({ ...passage(`Pump ${index}.`), section: 'Water' }));
const only = (text: string) => createMatcher([passage(text), ...others], []);

test('a figure, an acronym or a standard that the statement lacks caps the finding', () => {
  const find = only('Alarms are ordered by severity and zone.');
  expect(find('Alarms shall be ordered by severity and zone.').finding).toBe('related');
  for (const asked of ['within 30 seconds', 'as per SIA', 'to IEC 62676'])
    expect(find(`Alarms shall be ordered by severity and zone ${asked}.`).finding).toBe('possible');
});

test('a statement that limits or refuses is never counted as agreement', () => {
  const near = only('Face matching is off by default.')('Face matching shall be offered.');
  expect(near.finding).toBe('possible');
  expect(near.near[0]?.limit).toBe(true);
});

test('what is missing: figures with their units first, then names, then words', () => {
  const { near } = only('Alarms are ordered by severity and zone, with the instruction for each.')(
    'Alarms shall be ordered by severity and zone with instruction, acknowledged over SNMP within 30 seconds, for 10,000 alarms.',
  );
  expect(near[0]?.missing).toEqual(['30 seconds', '10,000 alarms', 'SNMP', 'acknowledged']);
});

test('standards and figures are recognised as tenders write them', () => {
  const names = (text: string) => specificsIn(text).map((item) => item.text);
  expect(names('over IEC 61850, LoRaWAN and CAP v1.2')).toEqual(['IEC 61850', 'LoRaWAN', 'CAP v1.2']);
  expect(names('99.5% uptime, IP66')).toEqual(['99.5% uptime', 'IP66']);
  const [figure] = specificsIn('10,000 alarms');
  expect(figure && holds(exactWords('up to 10000 alarms'), figure)).toBe(true);
});
