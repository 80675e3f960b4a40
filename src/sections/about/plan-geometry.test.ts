import { expect, test } from 'vitest';
import { frontWall, gates, inTwoLines, lengthAt, piece, radii, shares } from './plan-geometry.ts';

const middleOf = ([inner, outer]: readonly [number, number]) => (inner + outer) / 2;

test('divides a ring completely into any number of parts', () => {
  for (const count of [1, 3, 5, 8]) {
    const parts = shares(count, radii.rooms, 10);
    expect(parts).toHaveLength(count);
    expect(parts[0]?.from).toBe(0);
    expect(parts.at(-1)?.to).toBeCloseTo(lengthAt(middleOf(radii.rooms)));
  }
});

test('a segment with the whole bend turns once on each side', () => {
  const whole = piece(radii.wall, 0, lengthAt(middleOf(radii.wall)));
  expect(whole.match(/A/g)).toHaveLength(2);
  expect(whole).not.toContain('NaN');
});

test('the front wall has one more segment than gates', () => {
  expect(gates(2)).toEqual([-171, 171]);
  expect(frontWall(2).match(/M/g)).toHaveLength(3);
});

test('breaks a title into lines of similar length', () => {
  expect(inTwoLines('Smart Solutions Consultancy')).toEqual(['Smart Solutions', 'Consultancy']);
  expect(inTwoLines('Consultancy')).toEqual(['Consultancy']);
});
