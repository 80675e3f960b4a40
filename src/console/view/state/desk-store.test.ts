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
