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

test('repeated presses act once, from a button, key or form, and the desk says so', () => {
  const { store, press, acts } = deskAsked();
  press('c');
  const ask = { kind: 'ask', ask: 'people', incident: '0801' } as const;
  for (let presses = 0; presses < 20; presses++) {
    vi.advanceTimersByTime(100);
    if (presses % 3 === 0) store.act(ask);
    else if (presses % 3 === 1) store.answer({ act: ask });
    else press('p');
  }
  expect(acts()).toBe(1);
  expect(store.snapshot().notice).toBe(words.decision.swallowed);
  vi.advanceTimersByTime(599);
  store.answer({ act: ask });
  expect(acts()).toBe(1);
  vi.advanceTimersByTime(600);
  store.answer({ act: ask });
  expect(acts()).toBe(2);
});

test('a press that began before the question was painted is not an answer to it', () => {
  const { store, acts } = deskAsked();
  const confirm = { act: { kind: 'confirm', incident: '0801' } } as const;
  const painted = store.ask();
  store.answer(confirm);
  expect(acts()).toBe(0);
  vi.advanceTimersByTime(700);
  const began = performance.now();
  vi.advanceTimersByTime(20);
  painted();
  store.answer(confirm, began);
  expect(acts()).toBe(0);
  vi.advanceTimersByTime(700);
  store.answer(confirm);
  expect(acts()).toBe(1);
});
