/** Milliseconds after which it runs even without a scroll. */
const longRest = 2000;

/** Runs at the first scroll or after a delay; returns a function that cancels it. */
export function onceWanted(run: () => void): () => void {
  const ends = new AbortController();
  const go = () => {
    ends.abort();
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(go, scrollY > 0 ? 0 : longRest);
  addEventListener('scroll', go, { passive: true, signal: ends.signal });
  return () => {
    ends.abort();
    clearTimeout(timer);
  };
}
