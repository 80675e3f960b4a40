import { expect, test } from 'vitest';
import { fill } from './fill.ts';
import { timeOfDay } from './time-text.ts';

test('values replace their placeholders; a placeholder without a value stays', () => {
  expect(fill('{count} of {all}, {count}', { count: 2 })).toBe('2 of {all}, 2');
});

test('formats minutes after midnight, also past 24 hours', () => {
  expect([0, 866, 1439, 1440].map(timeOfDay)).toEqual(['00:00', '14:26', '23:59', '00:00']);
});
