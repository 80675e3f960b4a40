/*
 * Runs inside the head, before anything is painted; the prerender puts it there and the security
 * policy names its hash. It only says what kind of document this is: one whose scripts run, and
 * whether things may move. A blocked storage means: no choice was made.
 */
const root = document.documentElement;
root.classList.add('js');
let choice: string | null = null;
try {
  choice = localStorage.getItem('motion');
} catch {}
const still =
  choice === 'paused' || (choice !== 'running' && matchMedia('(prefers-reduced-motion: reduce)').matches);
root.dataset.motion = still ? 'paused' : 'running';
// A phone's first frame is its first view. Where one comes back to needs the length of the page above it.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const fresh = visit?.type === 'navigate' && !location.hash;
if (fresh && matchMedia('(width < 48rem) and (height < 60rem)').matches) root.classList.add('folded');
// Taken away by the first script: nothing moves before it can be seen.
root.classList.add('unlettered', 'unpainted');
Promise.allSettled([...document.fonts].map((face) => face.load())).then(() =>
  root.classList.remove('unlettered'),
);

export {};
