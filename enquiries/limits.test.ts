/* Limits on what visitors and guessers may send. Times are given, never waited for. */
import { afterEach, expect, test, vi } from 'vitest';
import { InFlight } from './in-flight.ts';
import { RateLimit } from './rate-limit.ts';
import { Sessions } from './sessions.ts';

afterEach(() => vi.useRealTimers());

test('limits by address and in all; a /64 is one address', () => {
  const limit = new RateLimit({ perAddress: 2, inAll: 5 });
  const take = (address: string, now = 1_000_000_000) => limit.take(address, now);
  expect(['a', 'a', 'a'].map((one) => take(one) > 0)).toEqual([false, false, true]);
  expect(['2001:db8:1:2::1', '2001:db8:1:2:9::', '2001:db8:1:2::3'].map((one) => take(one) > 0)).toEqual([
    false,
    false,
    true,
  ]);
  expect(take('b')).toBe(0);
  expect(take('c')).toBe(600);
  expect(take('c', 1_000_600_000)).toBe(0);
});

test('a clock that was a year ahead and is corrected does not refuse visitors', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2027, 0, 1) });
  const limit = new RateLimit({ perAddress: 1, inAll: 1 });
  expect(limit.take('a')).toBe(0);
  expect(limit.take('a')).toBe(600);
  vi.setSystemTime(Date.UTC(2026, 0, 1));
  vi.advanceTimersByTime(600_000);
  expect(limit.take('a')).toBe(0);
});

test('kept bytes are limited by address and in all, short bodies have their own, and all are given back', () => {
  const inFlight = new InFlight({ short: 2, long: 5, perAddress: 3 });
  const room = inFlight.open('a', 390_000);
  expect([room.add(2), room.add(2), room.add(1)]).toEqual([true, false, true]);
  expect(inFlight.open('b', undefined).add(3)).toBe(false);
  expect(inFlight.open('b', 390_000).add(2)).toBe(true);
  expect(inFlight.open('c', 200).add(2)).toBe(true);
  room.giveBack();
  expect(inFlight.open('a', 390_000).add(3)).toBe(true);
});

test('an address that guesses wrong waits longer each time; the right token ends it', () => {
  const sessions = new Sessions('the-right-token');
  const waits = Array.from({ length: 12 }, () => {
    sessions.signIn('a', 'guess', 0);
    return sessions.wait('a', 0);
  });
  expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60]);
  expect(sessions.wait('b', 0)).toBe(0);
  expect(sessions.wait('a', 60_000)).toBe(0);
  const session = sessions.signIn('a', 'the-right-token', 60_000) ?? '';
  expect([sessions.has(session), sessions.has('')]).toEqual([true, false]);
  sessions.signIn('a', 'guess', 60_000);
  expect(sessions.wait('a', 60_000)).toBe(0);
  sessions.end(session);
  expect(sessions.has(session)).toBe(false);
});
