/* The case studies are consistent, however many there are. */
import { describe, expect, test } from 'vitest';
import { caseAnchors, pages } from '../../tests/contents.ts';
import type { CaseStudyDetail } from './cases/schema.ts';

const { categories } = pages['case-studies'];

describe('categories', () => {
  test('one content file has at most 24 cases', () => {
    expect(caseAnchors.length).toBeLessThanOrEqual(24);
  });

  test('tabs and cases match, with unique fragments', () => {
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
