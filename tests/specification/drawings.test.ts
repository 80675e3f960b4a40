import { expect, test } from 'vitest';
import { findDrawings } from '../../prerender/launch/outdated.ts';

// `npm run draw` skips the pictures that need a browser, and only the launch check would say so.
test('every picture is drawn from the current brand, colours, letters and texts', () => {
  const outdated = findDrawings().filter(({ file }) => file === 'art/drawn.json');
  expect(outdated.map(({ field, problem }) => `${field} ${problem}`)).toEqual([]);
});
