/* Where the two limits are written, however close they are. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelsAt } from './limit-labels.ts';

test('the upper limit is written above the lower one, beside the lines and within the row', () => {
  const place = fc.double({ min: 0.1, max: 0.9, noNaN: true });
  fc.assert(
    fc.property(place, place, (one, other) => {
      const lines = [Math.min(one, other), Math.max(one, other)] as const;
      const [upper, lower] = labelsAt(...lines);
      expect(lower - upper).toBeGreaterThan(0.13);
      expect(upper).toBeGreaterThan(0.05);
      expect(lower).toBeLessThan(0.95);
      for (const label of [upper, lower])
        for (const line of lines) expect(Math.abs(label - line)).toBeGreaterThan(0.07);
    }),
  );
});
