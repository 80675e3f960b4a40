import { expect, test } from 'vitest';
import { nextTab } from './tabs.ts';

const ids = ['a', 'b', 'c'];

test.each([
  ['ArrowRight', 'a', 'b'],
  ['ArrowRight', 'c', 'a'],
  ['ArrowLeft', 'a', 'c'],
  ['Home', 'c', 'a'],
  ['End', 'a', 'c'],
  ['ArrowDown', 'a', undefined],
])('%s on %s of a horizontal list', (key, from, to) => {
  expect(nextTab(key, ids, from, 'horizontal', 'ltr')).toBe(to);
});

test('arrows follow the reading direction', () => {
  expect(nextTab('ArrowLeft', ids, 'a', 'horizontal', 'rtl')).toBe('b');
});

test('a vertical list moves up and down only', () => {
  expect(nextTab('ArrowDown', ids, 'a', 'vertical', 'ltr')).toBe('b');
  expect(nextTab('ArrowUp', ids, 'a', 'vertical', 'ltr')).toBe('c');
  expect(nextTab('ArrowRight', ids, 'a', 'vertical', 'ltr')).toBeUndefined();
});
