import { afterEach, expect, test, vi } from 'vitest';
import type { Enquiry } from './form.ts';
import { Store, type StoredEnquiry } from './store.ts';

afterEach(() => vi.useRealTimers());

const only = (store: Store) => store.all()[0] as StoredEnquiry;

test('retries after 5, 30 and 100 minutes, 4 hours, then daily', async () => {
  const store = new Store(':memory:');
  await store.add({ message: 'a' } as Enquiry, 'queued');
  const minutes = Array.from({ length: 6 }, () => {
    store.retryLater(only(store), 'queued');
    const { tries, nextTry } = only(store);
    return Math.round((nextTry - (tries.at(-1) ?? 0)) / 60_000);
  });
  expect(minutes).toEqual([5, 30, 100, 240, 1440, 1440]);
});

test('erases delivered enquiries after the retention period, and no pending ones', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 15) });
  const store = new Store(':memory:');
  await store.add({ message: 'delivered' } as Enquiry, 'delivered');
  await store.add({ message: 'waits' } as Enquiry, 'queued');
  store.keepMonths = 3;
  vi.setSystemTime(Date.UTC(2026, 3, 14));
  store.eraseOld();
  expect(store.all()).toHaveLength(2);
  vi.setSystemTime(Date.UTC(2026, 3, 16));
  store.eraseOld();
  expect(store.all().map(({ fields }) => fields.message)).toEqual(['waits']);
});
