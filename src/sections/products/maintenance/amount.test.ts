import { expect, test } from 'vitest';
import { maintenance as hindi } from '../../../content/hi/instruments/maintenance.ts';
import { maintenance as english } from '../../../content/instruments/maintenance.ts';
import { amount } from './schedule.ts';

test('groups an amount as each edition writes it', () => {
  expect(amount(english, 138.4)).toBe('Rs\u00a01,38,000');
  expect(amount(hindi, 138.4)).toBe('₹1,38,000');
  expect(amount(hindi, 14)).toBe('₹14,000');
});
