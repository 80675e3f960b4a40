import { expect, test } from 'vitest';
import { monsoonActs, play, settings } from '../../../../tests/play.ts';
import { clock } from '../../../content/shifts/clock.ts';
import { advance } from '../../engine/shift.ts';
import { callAct, waitingCall } from './call-act.ts';

test('the supervisor sees a waiting call but cannot answer it; a field unit sees none', () => {
  const ringing = advance(play(settings.monsoon, monsoonActs.slice(0, 2)), clock('02:17:06'));
  const seen = (['operator', 'supervisor', 'field'] as const).map((role) => {
    const state = { ...ringing, role };
    return [waitingCall(state)?.number, callAct(state)?.kind];
  });
  expect(seen).toEqual([
    [1, 'pick-up'],
    [1, undefined],
    [undefined, undefined],
  ]);
});
