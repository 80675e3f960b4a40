/* Two people at one desk: the author of a warning cannot approve it, and a closed window returns its role. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyGame } from '../../../tests/engine-acts.ts';
import { monsoonActs, play, settings } from '../../../tests/play.ts';
import type { Act, Seat } from './act-types.ts';
import { decodeMoment, encodeMoment, openMoment } from './moment.ts';
import { advance, apply, startShift } from './shift.ts';
import type { ShiftState } from './types.ts';

const supervisor: Seat = { seat: 1, role: 'supervisor' };
const done = (state: ShiftState, act: Act, from?: Seat) => {
  const { state: next, refused } = apply(state, act, from);
  expect(refused, act.kind).toBeNull();
  return next;
};
const drafted = () =>
  done(play(settings.monsoon, monsoonActs.slice(0, 2)), { kind: 'draft', incident: '0412' });
const approve: Act = { kind: 'approve', incident: '0412' };
const sit: Act = { kind: 'sit', role: 'supervisor' };

test('with a supervisor in another window, only that window can approve', () => {
  const seated = done(drafted(), sit, supervisor);
  const { words } = seated.setting;
  expect(apply(seated, { kind: 'role', role: 'supervisor' }).refused).toBe(words.refused.held);
  expect(apply(seated, approve).refused).not.toBeNull();
  const sent = done(seated, approve, supervisor);
  expect(sent.log.at(-1)).toMatchObject({ person: words.people[1], what: words.log.approved });
});

test('the desk yields a role to another window and gets it back', () => {
  const own = done(drafted(), { kind: 'role', role: 'supervisor' });
  const seated = done(own, sit, supervisor);
  expect(seated.role).toBe('operator');
  const back = done(seated, { kind: 'stand' }, supervisor);
  expect(back.seats).toEqual([]);
  const alone = done(done(back, { kind: 'role', role: 'supervisor' }), approve);
  expect(alone.log.at(-1)?.what).toContain(String(back.setting.words.people[0]));
});

test('of two windows requesting the same role, the first gets it', () => {
  const first = done(drafted(), sit, supervisor);
  expect(apply(first, sit, { seat: 2, role: 'supervisor' }).refused).toBe(first.setting.words.refused.held);
  const sent = done(first, approve, supervisor);
  expect(apply(sent, approve, supervisor).refused).toBe(sent.setting.words.refused.noWarning);
});

test('acts from three windows replay from a link, and nobody approves their own draft', () => {
  const seats = fc.array(fc.constantFrom<Seat[]>({ seat: 0 }, supervisor, { seat: 2, role: 'operator' }), {
    minLength: 40,
    maxLength: 40,
  });
  fc.assert(
    fc.property(anyGame, seats, ({ setting, seed, acts }, from) => {
      let state = apply(startShift(setting, seed), sit, supervisor).state;
      state = advance(state, setting.shift.start + 900);
      for (const [index, [gap, act]] of acts.entries()) {
        state = apply(advance(state, state.now + gap), act, from[index]).state;
        expect(state.role).not.toBe('supervisor');
      }
      const same = setting.words.log.samePerson.split('{')[0] ?? '';
      for (const { what } of state.log) expect(what).not.toContain(same);
      expect(openMoment(setting, decodeMoment(encodeMoment(state)))).toMatchObject({ ok: true, state });
    }),
    { numRuns: 40 },
  );
});
