/* Radio and telephone: a unit answers, cannot come or is not heard; a line is picked up by somebody. */
import { expect, test } from 'vitest';
import { gasActs, monsoonActs, play, settings } from '../../../tests/play.ts';
import { clock } from '../../content/shifts/clock.ts';
import type { RadioFault } from '../../content/shifts/schema.ts';
import type { Act } from './act-types.ts';
import { incidentOf, unitOf } from './look.ts';
import { advance, apply } from './shift.ts';
import { positionAge, unitSpot } from './travel.ts';
import type { ShiftState } from './types.ts';

const done = (state: ShiftState, act: Act) => {
  const { state: next, refused } = apply(state, act);
  expect(refused, act.kind).toBeNull();
  return next;
};
const sendP3: Act = { kind: 'send', unit: 'P3', incident: '0412' };
function sent(radio: RadioFault[] = []) {
  const shift = { ...settings.monsoon.shift, radio };
  return done(play({ ...settings.monsoon, shift }, monsoonActs.slice(0, 2)), sendP3);
}
const after = (state: ShiftState, seconds: number) => advance(state, state.now + seconds);
const stateOf = (state: ShiftState) => unitOf(state, 'P3')?.state;

test('sent, acknowledged, mobile, on scene', () => {
  const state = sent();
  expect([0, 10, 100, 400].map((seconds) => stateOf(after(state, seconds)))).toEqual([
    'sent',
    'turning-out',
    'en-route',
    'at-work',
  ]);
});

test('a crew that declines gives a reason, and its step reopens', () => {
  const refused = after(sent([{ unit: 'P3', does: 'refuses', reason: 'a tyre is flat' }]), 10);
  expect(refused.log.some(({ who, what }) => who === 'P3' && what.includes('a tyre is flat'))).toBe(true);
  expect(unitOf(refused, 'P3')).toMatchObject({ state: 'ready', incident: null });
  const { steps = [] } = incidentOf(refused, '0412') ?? {};
  expect(steps[5]?.done).toBeNull();
  expect(stateOf(after(done(refused, sendP3), 10))).toBe('turning-out');
});

test('a crew out of contact keeps its last position until it is called again', () => {
  const silent = after(sent([{ unit: 'P3', does: 'silent' }]), 600);
  const unit = unitOf(silent, 'P3');
  if (!unit) throw new Error('no P3');
  expect(unit).toMatchObject({ state: 'sent', trip: null });
  expect(positionAge(silent, unit)).toBe(600);
  expect(unitSpot(silent, unit)).toEqual(unit.spot);
  const called = after(done(silent, { kind: 'call-unit', unit: 'P3' }), 10);
  expect(stateOf(called)).toBe('turning-out');
  expect(apply(called, { kind: 'call-unit', unit: 'P3' }).refused).not.toBeNull();
});

test('the supervisor can divert a unit, and its former incident needs one again', () => {
  const { shift } = settings.cloudburst;
  let state = advance(play(settings.cloudburst, [['04:07:40', { kind: 'confirm', incident: '0801' }]]), 0);
  state = after(done(state, { kind: 'send', unit: 'P3', incident: '0801' }), 240);
  state = done(state, { kind: 'confirm', incident: '0802' });
  expect(shift.firstNumber).toBe(801);
  const divert: Act = { kind: 'divert', unit: 'P3', incident: '0802' };
  expect(apply(state, { kind: 'send', unit: 'P3', incident: '0802' }).refused).not.toBeNull();
  expect(apply(state, divert).refused).not.toBeNull();
  const diverted = done(done(state, { kind: 'role', role: 'supervisor' }), divert);
  expect(unitOf(diverted, 'P3')?.incident).toBe('0802');
  expect(incidentOf(diverted, '0801')?.steps[6]?.done).toBeNull();
  expect(incidentOf(diverted, '0802')?.steps[6]?.done).toBe(diverted.now);
  const asked = done(diverted, { kind: 'role', role: 'operator' });
  const freed = after(done(asked, { kind: 'ask', ask: 'call-off', incident: '0801' }), 160);
  expect(unitOf(freed, 'P1')?.state).toBe('ready');
});

test('units stop upwind', () => {
  const [incident] = play(settings.gas, gasActs.slice(0, 1)).incidents;
  expect(incident?.access).toEqual([{ r: 4.75, a: 196 }]);
});

test('the operator or the call desk answers a line', () => {
  const ringing = advance(play(settings.monsoon, monsoonActs.slice(0, 2)), clock('02:17:06'));
  expect(ringing.calls).toMatchObject([{ state: 'ringing' }]);
  const heard = done(ringing, { kind: 'pick-up', call: 1 });
  expect(heard.messages.length).toBe(ringing.messages.length + 1);
  expect(apply(heard, { kind: 'pick-up', call: 1 }).refused).not.toBeNull();
  const left = after(ringing, 30);
  expect(left.messages.length).toBe(heard.messages.length);
  expect(left.messages.at(-1)?.incident).toBe('0412');
});

test('an abusive call creates no report; a dropped caller is called back', () => {
  const abusive = advance(play(settings.monsoon, monsoonActs.slice(0, 2)), clock('02:25:12'));
  const ended = done(done(abusive, { kind: 'pick-up', call: 2 }), { kind: 'end-call', call: 2 });
  expect(ended.messages.length).toBe(abusive.messages.length);
  const cutOff = done(advance(ended, clock('02:33:22')), { kind: 'pick-up', call: 3 });
  expect(cutOff.calls.at(-1)?.state).toBe('cut-off');
  const back = done(cutOff, { kind: 'call-back', call: 3 });
  expect(back.messages.at(-1)).toMatchObject({ from: 'call', incident: '0412' });
});
