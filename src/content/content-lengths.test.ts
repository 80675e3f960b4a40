/* Lengths: what a search result, a card or a section has room for. */
import { describe, expect, test } from 'vitest';
import { countWords, everything, pages, products, solutions, wordsOf } from '../../tests/contents.ts';
import type { CaseStudyDetail, SolutionPage } from './schema.ts';

const heads = [...Object.entries(pages), ['not found', everything.notFound] as const].map(
  ([path, { head }]) => [path, head] as const,
);

/** Readable list of what is out of bounds, empty when all is well. */
const outside = (low: number, high: number, texts: [name: string, text: string][]) =>
  texts
    .map(([name, text]) => ({ name, words: countWords(text) }))
    .filter(({ words }) => words < low || words > high);

describe('heads', () => {
  test('titles and descriptions are unique', () => {
    const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(repeated(heads.map(([, head]) => head.title.toLowerCase()))).toEqual([]);
    expect(repeated(heads.map(([, head]) => head.description.toLowerCase()))).toEqual([]);
  });

  test.each(heads)('%s: description of 70 to 160 characters, at least three keywords', (_, head) => {
    expect(head.description.length).toBeGreaterThanOrEqual(70);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(new Set(head.keywords).size).toBe(head.keywords.length);
    expect(head.keywords.length).toBeGreaterThanOrEqual(3);
    expect(head.description.toLowerCase()).not.toContain(head.title.toLowerCase());
  });
});

test.each(Object.entries(products))('%s: 250 to 450 words of running text', (_, page) => {
  const { overview, features, operation, caseReference } = page;
  const texts = wordsOf([
    overview.paragraphs,
    features,
    operation,
    caseReference.title,
    caseReference.content,
  ]);
  const words = countWords(texts.map(({ text }) => text).join(' '));
  expect(words).toBeGreaterThanOrEqual(250);
  expect(words).toBeLessThanOrEqual(450);
});

test('service sections have 70 to 120 words and three or four deliverables', () => {
  const { services } = pages.services;
  expect(
    outside(
      70,
      120,
      services.map(({ title, content }) => [title, content]),
    ),
  ).toEqual([]);
  for (const { deliverables } of services) expect([3, 4]).toContain(deliverables.length);
});

describe('solution cards', () => {
  const cards = Object.values<SolutionPage>(solutions).flatMap((page) => page.cards);
  const bullets = cards.flatMap((card) => card.features ?? []);

  test('descriptions of 30 to 60 words', () => {
    expect(
      outside(
        30,
        60,
        cards.map(({ title, description }) => [title, description]),
      ),
    ).toEqual([]);
  });

  test('bullets of three to seven words, none used twice', () => {
    expect(bullets.length).toBeGreaterThan(0);
    expect(
      outside(
        3,
        7,
        bullets.map((bullet) => [bullet, bullet]),
      ),
    ).toEqual([]);
    expect(bullets.filter((bullet, index) => bullets.indexOf(bullet) !== index)).toEqual([]);
  });
});

test('case parts have 60 to 140 words', () => {
  const parts = pages['case-studies'].categories.flatMap(({ details }) =>
    Object.entries<CaseStudyDetail>(details).flatMap(([tab, { about, businessChallenge, smarterSolution }]) =>
      [about, businessChallenge, smarterSolution].map((text): [string, string] => [tab, text]),
    ),
  );
  expect(parts.length).toBeGreaterThan(0);
  expect(outside(60, 140, parts)).toEqual([]);
});
