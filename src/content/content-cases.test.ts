/* The case studies hold together, however many there are. */
import { describe, expect, test } from 'vitest';
import { caseAnchors, pages } from '../../tests/contents.ts';
import type { CaseStudyDetail } from './schema.ts';

const { categories } = pages['case-studies'];

const cases = new Map<string | undefined, CaseStudyDetail | undefined>(
  categories
    .flatMap(({ tabs, details }) => tabs.map((tab) => (details as Record<string, CaseStudyDetail>)[tab]))
    .map((detail, index) => [caseAnchors[index], detail]),
);
describe('categories', () => {
  test('one content file holds at most 24 cases: past that a further page begins', () => {
    expect(cases.size).toBeLessThanOrEqual(24);
  });

  test('each tab has its case and each case its tab; no two share a fragment', () => {
    for (const { tabs, details } of categories) expect(Object.keys(details)).toEqual(tabs);
    expect(new Set(caseAnchors).size).toBe(caseAnchors.length);
  });

  test('each case has three or four benefits', () => {
    for (const detail of cases.values()) {
      expect([3, 4]).toContain(detail?.benefits.length);
      for (const { heading, content } of detail?.benefits ?? []) expect(heading && content).toBeTruthy();
    }
  });
});
