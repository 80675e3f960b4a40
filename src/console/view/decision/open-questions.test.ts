/* The debrief counts every step, and the desk asks only what can still be decided. */
import { expect, test } from 'vitest';
import { gasActs, matchActs, monsoonActs, play, settings } from '../../../../tests/play.ts';
import words from '../../../content/desk.ts';
import { clock } from '../../../content/shifts/clock.ts';
import type { Act } from '../../engine/act-types.ts';
import { debriefOf } from '../../engine/debrief.ts';
import { decisionFor, stepsOf } from '../../engine/look.ts';
import { advance, apply, step } from '../../engine/shift.ts';
import type { ShiftState } from '../../engine/types.ts';
import { decisionShape } from './decision-shape.ts';

const done = (state: ShiftState, act: Act) => {
  const { state: next, refused } = apply(state, act);
  expect(refused, act.kind).toBeNull();
  return next;
};
/** Plays until the incident is confirmed and the desk asks about people in vehicles. */
const confirmed = () => play(settings.monsoon, monsoonActs.slice(0, 3));
const look = (state: ShiftState, camera: string) =>
  done(state, { kind: 'open-camera', camera, purpose: 'depth', minutes: 5, incident: '0412' });

test('a step done early counts from the first signal and appears in the debrief', () => {
  const late = advance(confirmed(), clock('02:49:31'));
  const closed = done(late, { kind: 'close-road', road: 'jamun-underpass', incident: '0412' });
  const [, , , closing] = stepsOf(closed, '0412');
  expect(closing).toMatchObject({ outOfTurn: true, used: clock('02:49:31') - clock('02:13:52') });
  expect(closing?.over).toBeGreaterThan(0);
  const ended = {
    ...closed,
    incidents: closed.incidents.map((one) => ({ ...one, state: 'closed' as const })),
  };
  expect(debriefOf(ended, '0412')?.summary).toContain('Closing the underpass was done out of turn.');
});

test('only a camera that covers the place can confirm', () => {
  const elsewhere = look(confirmed(), 'C-08');
  expect(apply(elsewhere, { kind: 'check', incident: '0412' }).refused).toContain('shows incident 0412');
  expect(decisionShape(elsewhere, '0412', words).yes?.label).toBe('Open C-03…');
  const there = look(elsewhere, 'C-03');
  expect(decisionShape(there, '0412', words)).toMatchObject({
    yes: { label: words.decision.check.agreed },
    no: { label: words.decision.check.differs.label },
    third: { label: words.decision.check.unseen },
    judges: true,
  });
});

test('a different or empty picture still has a next step', () => {
  const there = look(confirmed(), 'C-03');
  const unseen = done(there, { kind: 'check', incident: '0412', result: 'unseen' });
  expect(decisionFor(unseen, 'operator')?.step.act).toBe('close-road');
  const differs = done(there, { kind: 'check', incident: '0412', result: 'differs' });
  expect(decisionShape(differs, '0412', words).question).toBe(words.decision.check.differs.question);
  const onSite = done(differs, { kind: 'check', incident: '0412', result: 'on-site' });
  expect(decisionFor(onSite, 'operator')?.step.act).toBe('close-road');
  const stoodDown = done(differs, { kind: 'dismiss', incident: '0412', reason: 'false-reading' });
  expect(stoodDown.incidents.at(-1)?.state).toBe('dismissed');
  expect(apply(there, { kind: 'dismiss', incident: '0412', reason: 'false-reading' }).refused).not.toBeNull();
});

test('stepping stops where a gauge opens a decision', () => {
  let state = play(settings.gas, gasActs.slice(0, 1));
  while (!decisionFor(state, 'commissioner') && !state.over) state = step(state);
  expect(decisionFor(state, 'commissioner')?.step.opened).toBe(state.now);
});

test('no corridor is offered once the ambulance has arrived without one', () => {
  const arrived = advance(play(settings.match, matchActs.slice(0, 2)), clock('22:02:00'));
  const skipped = stepsOf(arrived, '0633').filter(({ state }) => state === 'skipped');
  expect(skipped.map(({ act }) => act)).toEqual(['corridor', 'approve-corridor', 'approve-return']);
  expect(apply(arrived, { kind: 'corridor', incident: '0633' }).refused).not.toBeNull();
  expect(decisionShape(arrived, '0633', words).question).not.toBe(words.decision.corridor.question);
});

test('a later call about a confirmed incident joins it', () => {
  const { shift } = settings.monsoon;
  const call = shift.beats.find(({ from }) => from === 'call');
  if (!call) throw new Error('no call');
  const beats = [...shift.beats, { ...call, at: clock('02:25:00') }];
  const setting = { ...settings.monsoon, shift: { ...shift, beats } };
  const state = play(
    { ...setting, shift: { ...setting.shift, lines: [] } },
    monsoonActs.slice(0, 2),
    '02:26:00',
  );
  expect(state.messages.at(-1)).toMatchObject({ at: clock('02:25:00'), incident: '0412' });
});

test('the desk names the reporting crew, and asks to close only the record if no road is closed', () => {
  const sent = play(settings.gas, gasActs.slice(0, 13));
  const operator = done(sent, { kind: 'role', role: 'operator' });
  expect(decisionShape(operator, '0520', words).question).toContain('F1');
  const back = play(settings.match, matchActs.slice(0, -1), '22:07:50');
  expect(decisionShape(back, '0633', words).question).toBe(words.decision.close.record.question);
});

test('a wider cordon asks for an update of the warning', () => {
  const { shift } = settings.gas;
  const wider = shift.cordons?.wider ?? 0;
  const sent = done(play(settings.gas, gasActs.slice(0, 13)), { kind: 'role', role: 'operator' });
  const incidents = sent.incidents.map((one) => (one.id === '0520' ? { ...one, cordon: wider } : one));
  const shape = decisionShape({ ...sent, incidents }, '0520', words);
  expect(shape.question).toBe(words.decision.update.question);
  expect(shape.lead).toContain(`${wider} m`);
  const drafted = done({ ...sent, incidents }, { kind: 'draft', incident: '0520' });
  const supervisor = done(drafted, { kind: 'role', role: 'supervisor' });
  expect(decisionShape(supervisor, '0520', words).question).toBe(words.decision.update.approve.question);
});
