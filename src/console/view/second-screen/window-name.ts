/* The window's name is kept across reloads, so that it gets its role back. */
const key = 'run-a-shift-window';

export function windowName(): string {
  const fresh = Math.random().toString(36).slice(2);
  try {
    // A duplicated tab copies the storage of the first, so only a reload may reuse the name.
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const kept = entry?.type === 'reload' ? sessionStorage.getItem(key) : null;
    sessionStorage.setItem(key, kept ?? fresh);
    return kept ?? fresh;
  } catch {
    return fresh;
  }
}
