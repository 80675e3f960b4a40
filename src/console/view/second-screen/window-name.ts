/* A name for this window that survives its reload, so that it finds its seat again. */
const key = 'run-a-shift-window';

export function windowName(): string {
  const fresh = Math.random().toString(36).slice(2);
  try {
    // A duplicated tab brings the name of the first along; only a reload keeps it.
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const kept = entry?.type === 'reload' ? sessionStorage.getItem(key) : null;
    sessionStorage.setItem(key, kept ?? fresh);
    return kept ?? fresh;
  } catch {
    return fresh;
  }
}
