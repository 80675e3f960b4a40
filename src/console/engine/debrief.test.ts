import { expect, test } from 'vitest';
import { play, settings } from '../../../tests/play.ts';
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
