/* No offered answer is a dead end: none is refused, and every shift can be finished. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeTurn } from '../../../../tests/answers.ts';
import { settings } from '../../../../tests/play.ts';
import { startShift } from '../../engine/shift.ts';

test.each(['monsoon', 'gas', 'match', 'cloudburst'] as const)(
  'every path of answers through %s ends',
  (name) => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (choices) => {
        let shift = startShift(settings[name]);
        const answers = choices.values();
        const saysNo = () => answers.next().value ?? false;
        for (let turns = 0; !shift.over && turns < 400; turns++) {
          const turn = takeTurn(shift, saysNo);
          expect(turn.refused, turn.answered).toBeNull();
          shift = turn.shift;
        }
        expect(shift.incidents.at(-1)?.state).not.toBe('confirmed');
        expect(shift.over).toBe(true);
      }),
      { numRuns: 40 },
    );
  },
);
