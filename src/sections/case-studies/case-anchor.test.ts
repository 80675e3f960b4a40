import { describe, expect, test } from 'vitest';
import type { CaseStudyCategory } from '../../content/cases/schema.ts';
import { allCases, caseAnchor, caseOf } from './case-anchor.ts';

const categories: CaseStudyCategory[] = [
  { key: 'ISMS', fullName: '', icon: 'shield', tabs: ['Private bank', 'Oil refinery'], details: {} },
  { key: 'SmartCity', fullName: '', icon: 'map', tabs: ['Saudi Arabia'], details: {} },
];

describe('fragment of a case', () => {
  test.each([
    ['ISMS', 'Private bank', 'isms-private-bank'],
    ['SmartCity', 'Saudi Arabia', 'smartcity-saudi-arabia'],
    ['PPM', '  Hospital & clinic (north) ', 'ppm-hospital-clinic-north'],
    ['SSSS', 'Côte d’Azur', 'ssss-cote-d-azur'],
  ])('%s, %s → %s', (category, tab, anchor) => {
    expect(caseAnchor({ category, tab })).toBe(anchor);
  });

  test('leads back to its case, for every case', () => {
    const cases = allCases(categories);
    expect(cases).toHaveLength(3);
    for (const one of cases) expect(caseOf(`#${caseAnchor(one)}`, categories)).toEqual(one);
  });
});

describe('case of a fragment', () => {
  test('forgives capitals and percent signs', () => {
    expect(caseOf('#ISMS-Private%2Dbank', categories)).toEqual({ category: 'ISMS', tab: 'Private bank' });
  });

  test.each(['', '#', '#isms', '#isms-private-bank-2', '#main', '#%E0%A4%A'])('%j is none', (hash) => {
    expect(caseOf(hash, categories)).toBeUndefined();
  });
});
