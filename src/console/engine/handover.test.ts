/* What a shift takes over, and what it hands over. */
import { expect, test } from 'vitest';
import { monsoonActs, play, settings } from '../../../tests/play.ts';
import { clockText } from '../../ui/time-text.ts';
import { debriefOf } from './debrief.ts';
import { logCsv } from './files.ts';
import { briefOf } from './handover.ts';
import { cameraAccess } from './look.ts';
import { advance, apply, startShift } from './shift.ts';

const { handover, open, start } = settings.monsoon.shift;

test('the desk starts with open incidents, deployed units and things to watch', () => {
  const state = startShift(settings.monsoon);
  const brief = briefOf(state);
  expect(brief.open.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
  expect(brief.out.map(({ state: now }) => now)).toEqual(['busy', 'busy']);
  expect(brief.watch).toEqual(handover?.watch);
  expect(state.log.some(({ at, what }) => at === start && what.includes(handover?.from ?? '-'))).toBe(true);
});

test('signing off hands over every open incident in log, debrief and file', () => {
  const state = play(settings.monsoon, monsoonActs.slice(0, 6));
  const { state: signed, refused } = apply(state, { kind: 'sign-off' });
  expect(refused).toBeNull();
  expect(signed).toMatchObject({ over: true, signed: state.now });
  const rows = signed.log.slice(state.log.length).map(({ what }) => what);
  expect(rows.length).toBe(briefOf(state).open.length + 1);
  for (const { id } of briefOf(state).open) expect(rows.some((row) => row.includes(id))).toBe(true);
  expect(debriefOf(signed, '0412')?.summary).toContain(clockText(state.now));
  expect(logCsv(signed)).toContain(handover?.to);
  expect(apply(signed, { kind: 'sign-off' }).refused).not.toBeNull();
  expect(apply(signed, { kind: 'draft', incident: '0412' }).refused).not.toBeNull();
});

test('a finished shift can still be signed off', () => {
  expect(apply(play(settings.monsoon, monsoonActs), { kind: 'sign-off' }).refused).toBeNull();
});

test('an alarm opens the camera that covers it for a short time, and the log records it', () => {
  const proposed = advance(startShift(settings.monsoon), start + 4 * 60 + 10);
  expect(cameraAccess(proposed, 'operator', 'C-03')).toMatchObject({
    state: 'open',
    use: { purpose: 'alarm', before: 10 },
  });
  expect(proposed.log.findLast(({ kind }) => kind === 'camera')?.what).toContain('C-03');
  expect(cameraAccess(proposed, 'field', 'C-03')).toEqual({ state: 'not-for-role' });
  const later = apply(advance(proposed, start + 4 * 60 + 37), { kind: 'resume' }).state;
  expect(cameraAccess(advance(later, later.now + 5), 'operator', 'C-03')).toEqual({ state: 'time-up' });
});
