import { expect, test } from 'vitest';
import { titlesFit } from './titles-fit.ts';

const titles = (count: number) => Array.from({ length: count }, () => ({ name: 'TECHNOLOGY' }));

test('five titles fit a desktop and six a wide one; the rest go into the menu', () => {
  expect([1, 5, 6, 7, 24].map((count) => titlesFit(titles(count)))).toEqual([
    'desktop',
    'desktop',
    'wide',
    'never',
    'never',
  ]);
});

test('more short titles fit', () => {
  expect(titlesFit(Array.from({ length: 8 }, () => ({ name: 'WORK' })))).toBe('desktop');
});
