import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('edit distance', () => {
  test.each([
    ['', '', 0],
    ['contact', 'contact', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['contct', 'contact', 1],
    ['contacts', 'contact', 1],
    ['kontact', 'contact', 1],
    ['abuot', 'about', 1],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
  ])('%j to %j: %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
    expect(editDistance(to, from)).toBe(distance);
  });
});
