/* What is deleted by time, and what never is. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiryWith } from '../tests/enquiries.ts';
import { Clock } from './clock.ts';
import { Erasing } from './erasing.ts';
import { monthsFrom } from './retention.ts';
import { noRules } from './rules.ts';
import { type DeliveryState, Store } from './store.ts';

const [hour, day] = [3_600_000, 86_400_000];
const start = Date.UTC(2026, 0, 15);
let said: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const messages = (store: Store) => store.all().map(({ fields }) => fields.message);
const rule = (keepMonths?: number) => () => ({ ...noRules, ...(keepMonths && { keepMonths }) });

async function filled(...states: (DeliveryState | 'read held' | 'read noticed')[]) {
  const store = new Store(':memory:');
  for (const name of states) {
    await store.add(enquiryWith({ message: name }), name.replace('read ', '') as DeliveryState);
    const [newest] = store.all();
    if (newest && name.startsWith('read')) store.markRead(newest.id);
  }
  return store;
}

/** The service runs through the days, as a machine whose clock is right. */
function pass(days: number) {
  vi.advanceTimersByTime(days * day);
}

test('deletes after the rule’s months what has reached a person, and nothing else', async () => {
  const store = await filled(
    'delivered',
    'queued',
    'handed',
    'unsure',
    'noticed',
    'held',
    'read noticed',
    'read held',
  );
  const erasing = new Erasing(store, rule(3));
  erasing.start();
  pass(89);
  expect(messages(store)).toHaveLength(8);
  pass(3);
  expect(messages(store).sort()).toEqual(['handed', 'held', 'noticed', 'queued', 'unsure']);
  erasing.stop();
});

test('deletes nothing without a rule', async () => {
  const store = await filled('delivered');
  const erasing = new Erasing(store, rule());
  erasing.start();
  pass(400);
  expect(messages(store)).toEqual(['delivered']);
  erasing.stop();
});

test('deletes nothing in the first hour after a start', async () => {
  const store = await filled('delivered');
  vi.setSystemTime(start + 120 * day);
  store.saveTime(Date.now());
  const erasing = new Erasing(store, rule(3));
  erasing.start();
  vi.advanceTimersByTime(hour - 1);
  expect(messages(store)).toEqual(['delivered']);
  vi.advanceTimersByTime(1);
  expect(messages(store)).toEqual([]);
  erasing.stop();
});

test.each([
  ['while it runs', false],
  ['while it is off', true],
])(
  'a clock that jumps by a year %s stops deleting and says so, until it is right again',
  async (_, isOff) => {
    const store = await filled('delivered');
    let erasing = new Erasing(store, rule(3));
    vi.setSystemTime(start + 365 * day);
    if (isOff) erasing = new Erasing(store, rule(3));
    erasing.eraseDue();
    expect(messages(store)).toEqual(['delivered']);
    expect(erasing.jump).toMatchObject({ to: start + 365 * day });
    expect(said.mock.calls).toEqual([[expect.stringContaining('from 2026-01-15 to 2027-01-15')]]);
    vi.setSystemTime(start + hour);
    erasing.eraseDue();
    expect([erasing.jump, messages(store)]).toEqual([undefined, ['delivered']]);
  },
);

test('the owner can confirm the date after a long pause', async () => {
  const store = await filled('delivered');
  new Erasing(store, rule(3));
  vi.setSystemTime(start + 120 * day);
  const erasing = new Erasing(store, rule(3));
  erasing.eraseDue();
  expect(messages(store)).toEqual(['delivered']);
  erasing.confirmDate();
  erasing.eraseDue();
  expect(messages(store)).toEqual([]);
});

test('what could not be deleted is tried again an hour later', async () => {
  const store = await filled('delivered');
  vi.spyOn(store, 'erase').mockImplementation(() => {
    throw new Error('database or disk is full');
  });
  const erasing = new Erasing(store, rule(3));
  erasing.start();
  pass(100);
  const tries = said.mock.calls.length;
  expect(said).toHaveBeenCalledWith(expect.stringContaining('disk is full'));
  vi.advanceTimersByTime(hour);
  expect(said.mock.calls.length).toBe(tries + 1);
  erasing.stop();
});

test('a clock set back by an hour or ahead by days is trusted, by more it is not', () => {
  let [now, elapsed] = [start, 0];
  const clock = new Clock(
    start,
    () => now,
    () => elapsed,
  );
  const isTrusted = (jump: number) => {
    now = start + jump;
    return typeof clock.check() === 'number';
  };
  expect([-2 * hour, 8 * day, -hour].map(isTrusted)).toEqual([false, false, true]);
  elapsed += 30 * day;
  now += 30 * day;
  expect(typeof clock.check()).toBe('number');
});

test('a month later is the same day, or the month’s last', () => {
  const day = (text: string, months: number) =>
    new Date(monthsFrom(Date.parse(text), months)).toISOString().slice(0, 10);
  expect([day('2026-01-31', 1), day('2026-08-31', 6), day('2026-01-15', 12)]).toEqual([
    '2026-02-28',
    '2027-02-28',
    '2027-01-15',
  ]);
});
