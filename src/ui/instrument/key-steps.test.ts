/* Where each key moves a slider. */
import { expect, test } from 'vitest';
import { keySteps } from './key-steps.ts';

const range = { value: 5, min: 0, max: 23, step: 1, page: 4 };
const press = (key: string, more: Partial<Parameters<typeof keySteps>[1]> = {}, held: object = {}) =>
  keySteps({ key, altKey: false, ctrlKey: false, metaKey: false, ...held }, { ...range, ...more });

test('arrows step, Page Up and Page Down go a page, Home and End to the ends', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End'];
  expect(keys.map((key) => press(key))).toEqual([6, 4, 6, 4, 9, 1, 0, 23]);
  expect([press('Home', { home: 7 }), press('End', { end: 9 })]).toEqual([7, 9]);
});

test('from right to left the left arrow steps on', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft'];
  expect(keys.map((key) => press(key, { mirrors: true }))).toEqual([6, 4, 4, 6]);
});

test('it stays within the range, without traces of binary fractions', () => {
  expect(press('PageUp', { value: 22 })).toBe(23);
  expect(press('ArrowDown', { value: 0 })).toBe(0);
  expect(press('ArrowUp', { value: 0.1, step: 0.2 })).toBe(0.3);
});

test('other keys, and those of the browser, are left alone', () => {
  expect(press('Tab')).toBeUndefined();
  expect(press('ArrowLeft', {}, { altKey: true })).toBeUndefined();
});
