/* What of a reading lies outside the drawn scale. */
import { expect, test } from 'vitest';
import { outsideOf } from './plot-scale.ts';

test('a reading beyond the scale is marked along the edge it has left', () => {
  const scale = { low: 0, high: 10 };
  expect(outsideOf([5, 0, 10], scale)).toBe('');
  expect(outsideOf([11, 5, -1], scale)).toBe('M0 0h-1M2 100h-1');
});
