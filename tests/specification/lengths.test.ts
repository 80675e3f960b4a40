/* Text lengths of the house style. Another owner's may differ: the layout accepts longer and shorter texts. */
import { describe, expect, test } from 'vitest';
import { headProblems, productProblems, textLengthProblems } from '../../src/content/rules/pages.ts';
import type { SolutionPage } from '../../src/content/solutions/schema.ts';
import { everything, pages, products, solutions } from '../contents.ts';

const heads = [...Object.entries(pages), ['not found', everything.notFound] as const].map(
  ([path, { head }]) => [path, head] as const,
);

/** Every string of a page with its path. */
function placesIn(
  value: unknown,
  path: (string | number)[] = [],
): { path: (string | number)[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) =>
    placesIn(part, [...path, isList ? Number(key) : key]),
  );
}

test.each([...Object.entries(pages), ['not found', everything.notFound] as const])(
  '%s: each text has the length its place asks for',
  (_, page) => {
    const kind = 'kind' in page ? page.kind : 'not-found';
    const wrong = placesIn(page).flatMap(({ path, text }) =>
      textLengthProblems(kind, path, text).map((problem) => `${path.join('.')}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['solution', ['head', 'description'], 'Too short.'],
  ['services', ['services', 3, 'content'], 'Too short.'],
  ['solution', ['cards', 0, 'description'], 'Too short.'],
  ['solution', ['cards', 0, 'features', 2], 'Short'],
  ['case-studies', ['categories', 0, 'details', 'Private bank', 'about'], 'Too short.'],
] as const)('%s %j has a separate length rule', (kind, path, text) => {
  expect(textLengthProblems(kind, [...path], text)).toHaveLength(1);
});

describe('heads', () => {
  test.each(heads)('%s: at least three keywords, and a description without the title', (_, head) => {
    expect(headProblems(head)).toEqual([]);
  });
});

test.each(Object.entries(products))('%s: 250 to 450 words of running text', (_, page) => {
  expect(productProblems(page)).toEqual([]);
});

test('each service has three or four deliverables', () => {
  for (const { deliverables } of pages.services.services) expect([3, 4]).toContain(deliverables.length);
});

test('no two solution cards share a bullet', () => {
  const bullets = Object.values<SolutionPage>(solutions).flatMap((page) =>
    page.cards.flatMap((card) => card.features ?? []),
  );
  expect(bullets.length).toBeGreaterThan(0);
  expect(bullets.filter((bullet, index) => bullets.indexOf(bullet) !== index)).toEqual([]);
});
