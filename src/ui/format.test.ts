import { describe, expect, test } from 'vitest';
import { dateIn, listIn, numberIn, plural } from './format.ts';

const arabic = {
  language: 'ar',
  zero: 'لا نتائج',
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
  few: '{count} نتائج',
  many: '{count} نتيجة',
  other: '{count} نتيجة',
};

describe('a sentence with a number', () => {
  test.each([
    [0, 'لا نتائج'],
    [1, 'نتيجة واحدة'],
    [2, 'نتيجتان'],
    [3, '3 نتائج'],
    [11, '11 نتيجة'],
    [100, '100 نتيجة'],
  ])('%i in Arabic', (count, text) => {
    expect(plural(arabic, count, { count })).toBe(text);
  });

  test.each([
    [0, '0 results'],
    [1, 'One result'],
    [5, '5 results'],
  ])('%i in English', (count, text) => {
    const english = { language: 'en', one: 'One result', other: '{count} results' };
    expect(plural(english, count, { count })).toBe(text);
  });
});

test.each([
  ['en-IN', '6, 12 and 18'],
  ['hi-IN', '6, 12, और 18'],
  ['ar', '6 و12 و18'],
])('a list in %s', (language, text) => {
  expect(listIn(language, [6, 12, 18])).toBe(text);
});

test.each([
  ['en-IN', '1,00,000', '14 Aug 2026'],
  ['hi-IN', '1,00,000', '14 अग॰ 2026'],
  ['ar', '100,000', '14 أغسطس 2026'],
])('numbers and dates in %s have Western digits', (language, number, date) => {
  expect(numberIn(language, 100_000)).toBe(number);
  expect(dateIn(language, '2026-08-14')).toBe(date);
});
