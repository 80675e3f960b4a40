/*
 * The first script of every page, so small that the prerender writes it into the document: the page already
 * works as HTML, so React starts when the visitor shows intent or the browser is idle, whichever comes first.
 */
import { rememberChoices, restoreChoices } from '../../ui/stored-choice.ts';
import { replayEarlyClicks } from './early-clicks.ts';
import { followScroll } from './scrolled.ts';
import { idle, unfold, unfoldAtOnce } from './unfold.ts';

followScroll();
rememberChoices();
restoreChoices();

// Not hovering: a pointer that merely rests where the page appears counts as that.
const intents = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
const replay = replayEarlyClicks();

let started = false;
async function start() {
  if (started) return;
  started = true;
  for (const intent of intents) removeEventListener(intent, start);
  unfoldAtOnce();
  try {
    // The bundler does not see this script; the document names what it may start.
    const address = document.querySelector<HTMLElement>('script[data-start]')?.dataset.start ?? '';
    const { startSite }: typeof import('../start.tsx') = await import(/* @vite-ignore */ address);
    await startSite();
    replay();
  } catch (error) {
    // What scripts would have folded away is shown again: the page stays whole without them.
    document.documentElement.classList.remove('js');
    console.error(error);
  }
}

for (const intent of intents) addEventListener(intent, start, { passive: true });

/** Anything before the first frame is on the screen would hold it up: movement, the lower page, React. */
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    document.documentElement.classList.remove('unpainted');
    resolve();
  }).observe({ type: 'paint', buffered: true });
});

const loaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });

// A not-found document may stand for a spelling no file exists for: find out at once.
if (document.querySelector('meta[name="screen"][content="not-found"]')) start();
else painted.then(unfold).then(loaded).then(idle).then(start);
