/* Reading ease and words per page. READABILITY=1 prints the table. */
import { expect, test } from 'vitest';
import { easeFloor, readingEase } from '../../src/content/rules/readability.ts';
import { pages } from '../contents.ts';

const measured = Object.entries(pages).map(([id, { head: _, ...shown }]) => ({ id, ...readingEase(shown) }));

if (process.env.READABILITY) console.table(measured);

test.each(measured)('$id reads with an ease of $ease', ({ ease }) => {
  expect(ease).toBeGreaterThanOrEqual(easeFloor);
});
