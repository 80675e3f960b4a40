/*
 * Runs inside the head, before anything is painted; the prerender puts it there and the security policy names its
 * hash. It says what kind of document this is: one whose scripts run, and whether the system lets things move. The
 * visitor's own choices are read after the first paint: a cold browser takes its time to open its storage. The
 * states are listed in README.md.
 */
import { longestWait } from './moments.ts';

const root = document.documentElement;
root.classList.add('js', 'unpainted', 'fonts-loading');
root.dataset.motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'paused' : 'running';

/** Whoever comes back, or to a place in the page, may land anywhere on it: then all of it is laid out at once. */
const [visit] = performance.getEntriesByType('navigation');
const opensAtTop =
  visit instanceof PerformanceNavigationTiming && visit.type === 'navigate' && !visit.name.includes('#');
root.classList.toggle('top-only', opensAtTop);

/** The font is inlined; if it still takes longer, the page is shown without it. */
const showWords = () => root.classList.remove('fonts-loading');
Promise.allSettled([...document.fonts].map((face) => face.load())).then(showWords);
setTimeout(showWords, longestWait);
