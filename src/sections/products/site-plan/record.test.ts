import { expect, test } from 'vitest';
import { later } from './record.ts';

test.each([
  ['02:14:31', 7, '02:14:38'],
  ['02:59:58', 7, '03:00:05'],
  ['23:59:59', 1, '00:00:00'],
])('%s and %d seconds', (time, seconds, expected) => {
  expect(later(time, seconds)).toBe(expected);
});
