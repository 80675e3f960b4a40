import { describe, expect, test } from 'vitest';
import caseStudies from '../../content/cases/case-studies.ts';
import type { CaseStudyCategory } from '../../content/cases/schema.ts';
import { caseOf, casesOf } from './case-anchor.ts';

const detail = { title: '', about: '', businessChallenge: '', smarterSolution: '', benefits: [] };
const categories: CaseStudyCategory[] = [
  {
    key: 'ISMS',
    fullName: '',
    icon: 'shield',
    tabs: ['निजी बैंक', 'Oil refinery'],
    details: {
      'निजी बैंक': { anchor: 'isms-private-bank', ...detail },
      'Oil refinery': { anchor: 'isms-oil-refinery', ...detail },
    },
  },
];

test('the fragment of every case resolves to it', () => {
  for (const { category, anchor } of caseStudies.categories.flatMap(casesOf))
    expect(caseOf(`#${anchor}`, caseStudies.categories)).toMatchObject({ category, anchor });
});

describe('case of a fragment', () => {
  test('does not depend on the language of its tab', () => {
    expect(caseOf('#isms-private-bank', categories)).toMatchObject({ category: 'ISMS', tab: 'निजी बैंक' });
  });

  test('ignores case and percent-encoding', () => {
    expect(caseOf('#ISMS-Private%2Dbank', categories)?.anchor).toBe('isms-private-bank');
  });

  test.each(['', '#', '#isms', '#isms-private-bank-2', '#main', '#%E0%A4%A'])('%j is none', (hash) => {
    expect(caseOf(hash, categories)).toBeUndefined();
  });
});
