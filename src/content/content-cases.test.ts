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

test('what home tells of a case is what the case says of itself', () => {
  const told = pages.home.case;
  const details = categories.flatMap((category) => Object.values<CaseStudyDetail>(category.details));
  const own = details.find(({ anchor }) => told.action.href.endsWith(`#${anchor}`));
  const { figure, label, title, note, image } = told;
  expect({ figure, label, title, note, alt: image.alt }).toEqual({
    figure: own?.figure?.figure,
    label: own?.figure?.label,
    title: own?.title,
    note: own?.figure?.note,
    alt: own?.figure?.alt,
  });
});
