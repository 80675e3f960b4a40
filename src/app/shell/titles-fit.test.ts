import { expect, test } from 'vitest';
import { titlesFit } from './titles-fit.ts';

const titles = (count: number) => Array.from({ length: count }, () => ({ name: 'TECHNOLOGY' }));

test('five titles fit a desktop, six a wide one, more are left to the menu’s button', () => {
  expect([1, 5, 6, 7, 24].map((count) => titlesFit(titles(count)))).toEqual([
    'desktop',
    'desktop',
    'wide',
    'never',
    'never',
  ]);
});

test('short titles may be more', () => {
  expect(titlesFit(Array.from({ length: 8 }, () => ({ name: 'WORK' })))).toBe('desktop');
});
