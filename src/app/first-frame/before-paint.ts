/*
 * Inlined in the head and run before the first paint. It marks the document as one with scripts, and with or without
 * reduced motion. The visitor's preferences are read after the first paint, since a cold browser is slow to open
 * storage. The states are listed in README.md.
 */
import { longestWait } from './moments.ts';

const root = document.documentElement;
root.classList.add('js', 'unpainted', 'fonts-loading');
root.dataset.motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'paused' : 'running';

/** With a restored scroll position or a fragment, the whole page is laid out at once. */
const [visit] = performance.getEntriesByType('navigation');
const opensAtTop =
  visit instanceof PerformanceNavigationTiming && visit.type === 'navigate' && !visit.name.includes('#');
root.classList.toggle('top-only', opensAtTop);

/** The font is inlined; if it still takes longer, the page is shown without it. */
const showWords = () => root.classList.remove('fonts-loading');
Promise.allSettled([...document.fonts].map((face) => face.load())).then(showWords);
setTimeout(showWords, longestWait);
