/* A closed desk is silent: its further windows may end later, and nothing of it acts, sends or writes an address. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { monsoonActs, play, settings } from '../../../../tests/play.ts';
import { deskContent } from '../../../app/desk-content.ts';
import { DeskStore } from '../state/desk-store.ts';
import type { WindowMessage } from './channel.ts';
import { leadWindows } from './lead-windows.ts';

/** Callbacks that run when a further window's lock is released. */
let released: (() => void)[] = [];
let channels: Channel[] = [];
let frames: (() => void)[] = [];

class Channel {
  onmessage: (event: { data: WindowMessage }) => void = () => {};
  isClosed = false;
  constructor() {
    channels.push(this);
  }
  postMessage() {
    if (this.isClosed) throw new Error('Channel is closed');
  }
  close() {
    this.isClosed = true;
  }
}

beforeEach(() => {
  [released, channels, frames] = [[], [], []];
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  const request = (_: string, gone: () => void) => {
    released.push(gone);
    return Promise.resolve();
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('windows of a closed desk that end later change nothing', () => {
  const content = { ...deskContent, startLoadWorker: () => ({}) as Worker };
  const store = new DeskStore(content, play(settings.monsoon, monsoonActs.slice(0, 2)));
  const changes = vi.fn();
  const windows = leadWindows(store, 'desk', '/run-a-shift');
  store.onChange = () => {
    changes();
    windows.broadcast();
  };
  const [channel] = channels;
  for (const [window, role] of [
    ['one', 'supervisor'],
    ['two', 'commissioner'],
  ] as const) {
    channel?.onmessage({ data: { kind: 'hello', window, view: 'map', role } });
  }
  expect(store.snapshot().shift.seats).toHaveLength(2);
  windows.end();
  changes.mockClear();
  const { shift } = store.snapshot();
  for (const gone of released) gone();
  for (const frame of frames) frame();
  vi.advanceTimersByTime(2000);
  expect(changes).not.toHaveBeenCalled();
  expect(store.snapshot().shift).toBe(shift);
});
