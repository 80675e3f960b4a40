/* The case studies hold together, however many there are. */
import { describe, expect, test } from 'vitest';
import { caseAnchors, pages } from '../../tests/contents.ts';
import type { CaseStudyDetail } from './cases/schema.ts';

const { categories } = pages['case-studies'];

describe('categories', () => {
  test('one content file holds at most 24 cases: past that a further page begins', () => {
    expect(caseAnchors.length).toBeLessThanOrEqual(24);
  });

  test('each tab has its case and each case its tab; no two share a fragment', () => {
    for (const { tabs, details } of categories) expect(Object.keys(details)).toEqual(tabs);
    expect(new Set(caseAnchors).size).toBe(caseAnchors.length);
  });
});

test('home shows the same figure as the case', () => {
  const { action, figure, label } = pages.home.case;
  const details = categories.flatMap((category) => Object.values<CaseStudyDetail>(category.details));
  const own = details.find(({ anchor }) => action.href.endsWith(`#${anchor}`))?.figure;
  expect([figure, label]).toEqual([own?.figure, own?.label]);
});
