import { expect, test } from 'vitest';
import caseStudies from './case-studies.ts';
import { sampleCount } from './case-tabs.ts';
import { casesInWords, casesInWordsFirst, countCases } from './counted-cases.ts';
import type { CaseStudyDetail } from './schema.ts';

test.each([
  [12, 0, 'twelve sample cases'],
  [11, 1, 'eleven sample cases and one project'],
  [1, 2, 'one sample case and two projects'],
  [0, 12, 'twelve projects'],
])('%i samples and %i of the owner’s own', (samples, own, words) => {
  expect(casesInWords({ samples, own })).toBe(words);
});

test('the stated number of samples is that of the cases marked as such', () => {
  expect(sampleCount).toBe(countCases(caseStudies.categories).samples);
});

test('the page and its search result say how many cases are samples', () => {
  const { head, banner, categories } = caseStudies;
  const words = casesInWordsFirst(countCases(categories));
  expect(banner.lead).toContain(words);
  expect(head.description).toContain(words);
});

test('a case without the flag is the owner’s own', () => {
  const [category] = caseStudies.categories;
  if (!category) return;
  const [first] = Object.values<CaseStudyDetail>(category.details);
  if (!first) return;
  const { sample: _, ...own } = first;
  const details = { Sample: first, Own: own };
  expect(countCases([{ ...category, tabs: [], details }])).toEqual({ samples: 1, own: 1 });
});
