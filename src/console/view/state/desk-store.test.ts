/* The desk's store: leaving, and the pace of the clock. */
import { expect, test, vi } from 'vitest';
import { monsoonActs, play, settings } from '../../../../tests/play.ts';
import { deskContent } from '../../../app/desk-content.ts';
import { startShift } from '../../engine/shift.ts';
import type { ShiftState } from '../../engine/types.ts';
import { DeskStore } from './desk-store.ts';

const content = { ...deskContent, startLoadWorker: () => ({}) as Worker };

function deskAt(shift: ShiftState) {
  const store = new DeskStore(content, shift);
  store.onLeave = vi.fn();
  return store;
}

test('while a decision has time left, the clock runs at ×1 and says why', () => {
  const { slowed } = content.words.clock;
  const store = deskAt(play(settings.monsoon, monsoonActs.slice(0, 2)));
  store.go(16);
  expect(store.snapshot()).toMatchObject({ speed: 1, running: true, notice: slowed });
  const { shift } = store.snapshot();
  store.step();
  expect(store.snapshot().shift).toBe(shift);
});

test('a limit that begins at ×16 returns the clock to ×1', () => {
  const pumping = play(settings.monsoon, monsoonActs.slice(0, 13), '02:23:00');
  const store = deskAt(pumping);
  store.go(16);
  expect(store.snapshot().speed).toBe(16);
  // Stepping is as fast as it gets: it stops where a decision opens.
  const late = deskAt(startShift(settings.cloudburst));
  late.go(16);
  while (late.snapshot().speed === 16) late.step();
  expect(late.snapshot()).toMatchObject({ speed: 1, notice: content.words.clock.slowed });
  expect(late.snapshot().shift.incidents.at(-1)?.since).toBe(late.snapshot().shift.now);
});

test('leaving an open incident is asked first; a quiet or finished shift is left at once', () => {
  for (const quiet of [startShift(settings.monsoon), play(settings.monsoon, monsoonActs)]) {
    const store = deskAt(quiet);
    store.leave();
    expect(store.onLeave).toHaveBeenCalledOnce();
  }
  const open = deskAt(play(settings.monsoon, monsoonActs.slice(0, 2)));
  open.leave();
  expect(open.onLeave).not.toHaveBeenCalled();
  expect(open.snapshot().panel).toEqual({ kind: 'leave' });
  open.leave();
  expect(open.onLeave).toHaveBeenCalledOnce();
});
