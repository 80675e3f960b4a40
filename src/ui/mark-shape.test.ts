import { afterEach, expect, test } from 'vitest';
import { followInitial, markShape } from './mark-shape.ts';

afterEach(() => followInitial('D'));

test.each([
  ['Dhruva', 'M0 0h5a5 5 0 0 1 0 10h-5z'],
  ['Müller', 'M0 0h10v10h-10z'],
])('under the initial of %s a mark is %s', (name, shape) => {
  followInitial(name);
  expect(markShape(0, 0, 10, 10)).toBe(shape);
});
