/*
 * The first script of every page, so small that the prerender writes it into the document: the page already works
 * as HTML, so React starts when the visitor does something, or when the page has long been at rest.
 */
import { rememberChoices, restoreChoices } from '../../ui/stored-choice.ts';
import { replayEarlyClicks } from './early-clicks.ts';
import { followScroll } from './scrolled.ts';

followScroll();
rememberChoices();
restoreChoices();

const intents = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'scroll'] as const;
const replay = replayEarlyClicks();

for (const intent of intents) addEventListener(intent, onIntent, { passive: true });

function onIntent(event: Event): void {
  // A pointer that merely rests where the page appears is reported too, without having moved.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return;
  start();
}

let isStarted = false;
async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  for (const intent of intents) removeEventListener(intent, onIntent);
  try {
    // The bundler does not see this script; the document names what it may start.
    const address = document.querySelector<HTMLElement>('script[data-start]')?.dataset.start ?? '';
    const { startSite }: typeof import('../start.tsx') = await import(/* @vite-ignore */ address);
    await startSite();
    replay();
  } catch (error) {
    // What scripts would have hidden is shown again: the page stays whole without them.
    document.documentElement.classList.remove('js');
    console.error(error);
  }
}

/** An animation that begins in the first frame makes the browser prepare the second before it shows the first. */
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  document.documentElement.classList.remove('unpainted');
}).observe({ type: 'paint', buffered: true });

/** Milliseconds after everything has loaded. */
const longRest = 4000;

/** A case, a service, a spelling no file exists for: the address asks for what only React can show. */
function asksForMore(): boolean {
  if (hasKept()) return true;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const samePath = canonical && new URL(canonical).pathname.toLowerCase() === location.pathname.toLowerCase();
  return !samePath || location.hash !== '';
}

/** What was typed here before is in the tab; React puts it back. */
function hasKept(): boolean {
  const key = document.querySelector<HTMLElement>('form[data-kept]')?.dataset.kept;
  try {
    return key !== undefined && sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

const afterLoad = () => setTimeout(start, asksForMore() ? 0 : longRest);
if (document.readyState === 'complete') afterLoad();
else addEventListener('load', afterLoad, { once: true });
