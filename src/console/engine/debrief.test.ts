import { expect, test } from 'vitest';
import { matchActs, monsoonActs, play, settings } from '../../../tests/play.ts';
import { debriefOf } from './debrief.ts';
import { draftOf } from './draft.ts';
import { stepsOf } from './look.ts';
import { release } from './units.ts';

test('the debrief keeps gauge readings after the incident is closed', () => {
  const open = play(settings.cloudburst, [['04:11:40', { kind: 'confirm', incident: '0802' }]], '04:20:00');
  const closed = draftOf(open);
  const incident = open.incidents.find(({ id }) => id === '0802');
  if (!incident) throw new Error('no second incident');
  release(closed, incident);
  const [before, after] = [open, closed].map((state) => debriefOf(state, '0802')?.gauge);
  expect(before?.peak[1]).toBeGreaterThan(before?.limit ?? 0);
  expect(after?.curve.slice(0, -1)).toEqual(before?.curve.slice(0, -1));
});

test('the debrief has no figure for a step that was not needed', () => {
  const open = play(settings.cloudburst, [['04:11:40', { kind: 'confirm', incident: '0802' }]], '04:20:00');
  const [procedure] = settings.cloudburst.shift.procedures;
  const skipped = stepsOf(open, '0802').flatMap(({ state, number }) =>
    state === 'skipped' ? [procedure?.steps[number - 1]?.figure] : [],
  );
  expect(skipped.some((figure) => figure)).toBe(true);
  const figures = debriefOf(open, '0802')?.figures ?? [];
  expect(figures.filter(({ label }) => skipped.includes(label))).toEqual([]);
});

test('the debrief tells how it was done, each with its row in the log', () => {
  const incident = '0412';
  const state = play(settings.monsoon, [
    ...monsoonActs.slice(0, 2),
    ['02:15:30', { kind: 'send', unit: 'F1', incident }],
    ['02:15:40', { kind: 'send', unit: 'P3', incident }],
    ['02:16:00', { kind: 'draft', incident }],
    ['02:16:01', { kind: 'role', role: 'supervisor' }],
    ['02:16:02', { kind: 'approve', incident }],
  ]);
  const findings = debriefOf(state, incident)?.findings ?? [];
  expect(findings.map(({ text }) => text)).toEqual([
    expect.stringContaining('F1'),
    expect.stringContaining('same person'),
    expect.stringContaining('0:02'),
    expect.stringContaining('before the road was closed'),
  ]);
  for (const { row, at } of findings) expect(state.log[row - 1]?.at).toBe(at);
  expect(state.log[(findings[0]?.row ?? 0) - 1]?.what).toContain('F1');
});

test('nothing is found where nothing is to be found', () => {
  const state = play(settings.match, matchActs);
  expect(debriefOf(state, '0633')?.findings).toEqual([]);
});

test('the report names people and tells which limits passed', () => {
  const state = play(settings.monsoon, monsoonActs);
  const debrief = debriefOf(state, '0412');
  expect(debrief?.decisions.every(({ who, person }) => who !== 'Operator' || person)).toBe(true);
  expect(debrief?.escalations.map(({ what }) => what)).toEqual([expect.stringContaining('limit 3:00')]);
});
