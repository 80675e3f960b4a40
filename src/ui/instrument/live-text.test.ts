/* A sentence that is said again. */
import { expect, test } from 'vitest';
import { again } from './live-text.tsx';

test('the same sentence set again differs by a space that is not heard, another one by nothing', () => {
  const first = again('', 'One hour on.');
  const second = again(first, 'One hour on.');
  expect(second).not.toBe(first);
  expect(second.trim()).toBe(first);
  expect(again(second, 'One hour on.')).toBe(first);
  expect(again(first, 'One hour back.')).toBe('One hour back.');
  expect(again('', '')).toBe('');
});
