/* One press is one act: guards against key repeat and double presses. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { play, settings } from '../../../../tests/play.ts';
import { deskContent } from '../../../app/desk-content.ts';
import words from '../../../content/desk.ts';
import { DeskStore } from '../state/desk-store.ts';
import { keyListener } from './keys.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** The compound shift, with its first incident proposed. */
function deskAsked() {
  const content = { ...deskContent, startLoadWorker: () => ({}) as Worker };
  const store = new DeskStore(content, play(settings.cloudburst, [], '04:07:40'));
  const listen = keyListener(store, words);
  const press = (key: string, repeat = false) => {
    const preventDefault = vi.fn();
    const target = { matches: () => false };
    listen({ key, repeat, target, preventDefault } as unknown as KeyboardEvent);
    return preventDefault.mock.calls.length > 0;
  };
  return { store, press, acts: () => store.snapshot().shift.acts.length };
}

test('a held key acts once, and a held Enter does not repeat a button', () => {
  const { press, acts } = deskAsked();
  expect(press('c', true)).toBe(false);
  expect(acts()).toBe(0);
  press('c');
  expect(acts()).toBe(1);
  expect(press('Enter', true)).toBe(true);
  expect(press('Enter')).toBe(false);
});

test('ignores an act within 600 ms of another, from a button, key or form', () => {
  const { store, press, acts } = deskAsked();
  press('c');
  const ask = { kind: 'ask', ask: 'people', incident: '0801' } as const;
  vi.advanceTimersByTime(599);
  store.act(ask);
  store.answer({ act: ask });
  press('p');
  expect(acts()).toBe(1);
  vi.advanceTimersByTime(1);
  store.answer({ act: ask });
  expect(acts()).toBe(2);
});
