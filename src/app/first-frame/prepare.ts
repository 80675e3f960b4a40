/*
 * Marks the document as one with scripts, and with or without reduced motion, and delays the first frame until its
 * fonts are ready. The visitor's preferences are read after the first paint, since a cold browser is slow to open
 * storage. The states are listed in README.md.
 */
import { longestWait } from './moments.ts';

/** With a restored scroll position or a fragment, the whole page is laid out at once. */
export function opensAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    visit instanceof PerformanceNavigationTiming && visit.type === 'navigate' && !visit.name.includes('#')
  );
}

export function prepareFirstFrame(isAtTop: boolean, fonts: FontFace[], wait = longestWait): void {
  const root = document.documentElement;
  root.classList.add('js', 'unpainted', 'fonts-loading');
  root.classList.toggle('top-only', isAtTop);
  root.dataset.motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'paused' : 'running';
  // If fonts take longer, the page is shown without them.
  const showWords = () => root.classList.remove('fonts-loading');
  Promise.allSettled(fonts.map((font) => font.load())).then(showWords);
  setTimeout(showWords, wait);
}
