/*
 * Runs inside the head, before anything is painted; the prerender puts it there and the security policy names its
 * hash. It only says what kind of document this is: one whose scripts run, and whether things may move. A blocked
 * storage means: no choice was made. The states are listed in README.md.
 */
const root = document.documentElement;
root.classList.add('js', 'unpainted', 'fonts-loading');

let choice: string | null = null;
try {
  choice = localStorage.getItem('motion');
} catch {}
const still =
  choice === 'paused' || (choice !== 'running' && matchMedia('(prefers-reduced-motion: reduce)').matches);
root.dataset.motion = still ? 'paused' : 'running';

/** Milliseconds. The font is in the document: whatever keeps it longer is no reason for a blank page. */
const longestWait = 1000;
const showWords = () => root.classList.remove('fonts-loading');
Promise.allSettled([...document.fonts].map((face) => face.load())).then(showWords);
setTimeout(showWords, longestWait);

export {};
