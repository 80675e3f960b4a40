import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { enquiryWith } from '../tests/enquiries.ts';
import { Store, type StoredEnquiry } from './store.ts';

afterEach(() => vi.useRealTimers());

const only = (store: Store) => store.all()[0] as StoredEnquiry;

test('retries after 5, 30 and 100 minutes, 4 hours, then daily, and keeps the reason', async () => {
  const store = new Store(':memory:');
  await store.add(enquiryWith({ message: 'a' }), 'queued');
  const minutes = Array.from({ length: 6 }, () => {
    store.retryLater(only(store), 'queued', '451 Try later');
    const { tries, nextTry } = only(store);
    return Math.round((nextTry - (tries.at(-1) ?? 0)) / 60_000);
  });
  expect(minutes).toEqual([5, 30, 100, 240, 1440, 1440]);
  expect(only(store).problem).toBe('451 Try later');
  store.setState(only(store).id, 'delivered');
  expect(only(store).problem).toBe('');
});

test('a try set while the clock was a year ahead is due once it is right', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1) });
  const store = new Store(':memory:');
  await store.add(enquiryWith({ message: 'a' }), 'queued');
  store.retryLater(only(store), 'queued', '');
  expect(store.due(1)).toEqual([]);
  vi.setSystemTime(Date.UTC(2026, 0, 1));
  expect(store.due(1)).toHaveLength(1);
});

test('one automatic reply to an address in a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  const store = new Store(':memory:');
  const claim = async (email: string) => {
    await store.add(enquiryWith({ email }), 'delivered');
    return store.claimReply(only(store));
  };
  expect(await claim('a@city.example')).toBe(true);
  expect(await claim('A@City.example')).toBe(false);
  expect(await claim('b@city.example')).toBe(true);
  vi.setSystemTime(Date.UTC(2026, 0, 3));
  expect(await claim('a@city.example')).toBe(true);
});

test('a database of an earlier version is read, with what it did not have', () => {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
  const file = join(folder, 'earlier.db');
  const earlier = new DatabaseSync(file);
  earlier.exec(`
    CREATE TABLE enquiries (
      id TEXT PRIMARY KEY, received INTEGER NOT NULL, fields TEXT NOT NULL, state TEXT NOT NULL,
      tries TEXT NOT NULL DEFAULT '[]', nextTry INTEGER NOT NULL, delivered INTEGER, read INTEGER,
      answered INTEGER, note TEXT NOT NULL DEFAULT '') STRICT;
    CREATE TABLE settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;
    INSERT INTO settings VALUES ('keepMonths', 3);
    INSERT INTO enquiries (id, received, fields, state, nextTry) VALUES ('1', 7, '{"message":"kept"}', 'queued', 0);`);
  earlier.close();
  const store = new Store(file);
  expect(only(store)).toMatchObject({
    fields: { message: 'kept', email: '', consent: '' },
    others: [],
    problem: '',
  });
  expect(store.lastTime()).toBe(7);
  store.close();
  rmSync(folder, { recursive: true });
});
