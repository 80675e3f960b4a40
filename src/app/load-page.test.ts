import { afterEach, expect, test, vi } from 'vitest';
import { chunkTimeout, loadPage } from './load-page.ts';
import type { LoadedPage } from './route.ts';

const page = { content: { head: { title: 'A', keywords: [], description: '' } } } as unknown as LoadedPage;

afterEach(() => vi.useRealTimers());

test('returns what was loaded', async () => {
  await expect(loadPage({ id: 'about', load: async () => page })).resolves.toBe(page);
});

test('reports the chunk that failed and why', async () => {
  const cause = new Error('the network is gone');
  const loading = loadPage({ id: 'about', load: () => Promise.reject(cause) });
  await expect(loading).rejects.toThrow('Loading chunk about failed (the network is gone)');
  await expect(loading).rejects.toHaveProperty('cause', cause);
});

test('gives up after 120000 ms, not before', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  loadPage({ id: 'about', load: () => new Promise(() => {}) }).catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled.mock.calls[0]?.[0].message).toMatch(/^Loading chunk about failed/);
  expect(chunkTimeout).toBe(120_000);
});

test('retries after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(page);
  await expect(loadPage({ id: 'about', load })).rejects.toThrow('Loading chunk about failed');
  await expect(loadPage({ id: 'about', load })).resolves.toBe(page);
});
