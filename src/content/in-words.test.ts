import { expect, test } from 'vitest';
import { inWords, inWordsFirst, numberInWords } from './in-words.ts';

test.each([
  [0, 'no'],
  [9, 'nine'],
  [12, 'twelve'],
  [20, 'twenty'],
  [24, 'twenty-four'],
  [99, 'ninety-nine'],
  [120, '120'],
])('%i in words is %s', (count, words) => {
  expect(numberInWords(count)).toBe(words);
});

test.each([
  [0, 'no services'],
  [1, 'one service'],
  [2, 'two services'],
])('of %i there are %s', (count, words) => {
  expect(inWords(count, 'service', 'services')).toBe(words);
});

test('a sentence starts with a capital', () => {
  expect(inWordsFirst(10, 'kind', 'kinds')).toBe('Ten kinds');
});
