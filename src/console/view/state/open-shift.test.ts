import { expect, test } from 'vitest';
import { deskContent } from '../../../app/desk-content.ts';
import { clockText } from '../../../ui/time-text.ts';
import { step } from '../../engine/shift.ts';
import { DeskStore } from './desk-store.ts';
import { freshShift, isProposed, settingOf } from './open-shift.ts';

const content = { ...deskContent, startLoadWorker: () => ({}) as Worker };

test.each(deskContent.shifts.map(({ id }) => id))('a decision is open within eight seconds of %s', (id) => {
  const setting = settingOf(content, id);
  if (!setting) throw new Error(`no shift ${id}`);
  const fresh = freshShift(setting);
  const { speed, fastForwards } = new DeskStore(content, fresh).snapshot();
  expect(fastForwards).toBe(true);
  let waiting = fresh;
  while (!isProposed(waiting)) waiting = step(waiting);
  expect((waiting.now - fresh.now) / speed).toBeLessThanOrEqual(8);
  expect(new DeskStore(content, waiting).snapshot()).toMatchObject({ speed: 1, fastForwards: false });
});

test('the guided shift begins with its first message', () => {
  const setting = settingOf(content, 'monsoon-night');
  expect(clockText(setting ? freshShift(setting).now : 0)).toBe('02:13:50');
});
