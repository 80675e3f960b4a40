/*
 * Runs inside the head, before anything is painted; the prerender puts it there and the security
 * policy names its hash. It only says what kind of document this is: one whose scripts run, and
 * whether things may move. A blocked storage means: no choice was made.
 */
(() => {
  const root = document.documentElement;
  root.classList.add('js');
  let choice = null;
  try {
    choice = localStorage.getItem('motion');
  } catch {}
  const still =
    choice === 'paused' || (choice !== 'running' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  root.dataset.motion = still ? 'paused' : 'running';
  /* Where a visitor comes back to, or asked for, is found by the length of the page above it. */
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'navigate' && !location.hash) root.classList.add('folded');
  root.classList.add('unlettered');
  Promise.allSettled([...document.fonts].map((face) => face.load())).then(() =>
    root.classList.remove('unlettered'),
  );
})();
