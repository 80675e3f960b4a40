/* The case studies: their categories, and their figures and no others. */
import { describe, expect, test } from 'vitest';
import type { CaseStudyDetail } from '../../src/content/cases/schema.ts';
import { caseAnchors, everything, pages, wordsOf } from '../contents.ts';

const { categories } = pages['case-studies'];

const cases = new Map<string | undefined, CaseStudyDetail | undefined>(
  categories
    .flatMap(({ tabs, details }) => tabs.map((tab) => (details as Record<string, CaseStudyDetail>)[tab]))
    .map((detail, index) => [caseAnchors[index], detail]),
);
const shown = (detail?: CaseStudyDetail) =>
  detail ? [detail.title, detail.about, detail.businessChallenge, detail.smarterSolution].join('\n') : '';

/** The case each figure of the specification belongs to. */
const figures: [figure: RegExp, anchor: string][] = [
  [/\b450\+ business sites/, 'isms-private-bank'],
  [/\b150\+ sites/, 'isms-telecom-operator'],
  [/\bfree error corrections for one year/, 'isms-technology-campus'],
  [/\b130\+ sites/, 'ssss-logistics-company'],
  [/\b100 man-hours is reduced to minutes/, 'ssss-logistics-company'],
  [/\b95% productivity improvement/, 'ppm-hospital-group'],
  [/\b15 IoT systems (with|and) 20 e-governance applications/, 'smartcity-gujarat'],
  [/\b17 IoT systems (with|and) 37 applications/, 'smartcity-chhattisgarh'],
];

describe('categories', () => {
  test('six, with their full names and numbers of tabs', () => {
    expect(categories.map(({ key, fullName, tabs }) => [key, fullName.toLowerCase(), tabs.length])).toEqual([
      ['ISMS', 'integrated security management system', 4],
      ['ISCC', 'security command centre', 2],
      ['IIVS', 'intelligence and vigilance', 1],
      ['SSSS', 'site security scorecard', 1],
      ['PPM', 'planned preventive maintenance', 1],
      ['SmartCity', 'smart city', 3],
    ]);
    expect(categories[5]?.tabs).toEqual(['Gujarat', 'Chhattisgarh', 'Saudi Arabia']);
  });

  test('each case has three or four benefits', () => {
    for (const detail of cases.values()) {
      expect([3, 4]).toContain(detail?.benefits.length);
      for (const { heading, content } of detail?.benefits ?? []) expect(heading && content).toBeTruthy();
    }
  });
});

describe('figures', () => {
  test.each(figures)('%s is quoted in its own case only', (figure, anchor) => {
    const found = [...cases].filter(([, detail]) => figure.test(shown(detail))).map(([key]) => key);
    expect(found).toEqual([anchor]);
  });

  test('no case quotes another number', () => {
    const known = [...figures.map(([figure]) => figure), /\b100 man-hours/];
    for (const [anchor, detail] of cases) {
      // The drawing's numbers are counted by its own test.
      const { figure: _, ...quoted } = detail ?? {};
      const texts = wordsOf(quoted).map(({ text }) =>
        known.reduce((rest, figure) => rest.replaceAll(new RegExp(figure, 'g'), ''), text),
      );
      expect(
        texts.filter((text) => /\d/.test(text)),
        anchor,
      ).toEqual([]);
    }
  });

  test('outside the cases a figure is quoted only beside a link to its case', () => {
    const { pages: all, ...shell } = everything;
    const { 'case-studies': _, ...others } = all;
    for (const [figure, anchor] of figures) {
      const quoting = objectsQuoting(figure, [others, shell]);
      for (const object of quoting) expect(JSON.stringify(object), String(figure)).toContain(`#${anchor}"`);
    }
  });
});

/** The innermost objects with a string that quotes the figure. */
function objectsQuoting(figure: RegExp, value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value);
  const isQuoted = parts.some((part) => typeof part === 'string' && figure.test(part));
  return [...(isQuoted ? [value] : []), ...parts.flatMap((part) => objectsQuoting(figure, part))];
}
