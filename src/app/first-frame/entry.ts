/*
 * The first script of every page, so small that the prerender writes it into the document: the page already works
 * as HTML, so React starts when the visitor does something, or when the page has long been at rest.
 */
import { restoreMotion } from '../../ui/motion.ts';
import { rememberChoices, restoreChoices } from '../../ui/stored-choice.ts';
import { holdEarlyInput, onTheWayDown } from './early-input.ts';
import { keepPlace } from './keep-place.ts';
import { loaded, painted } from './moments.ts';
import { followScroll } from './scrolled.ts';

followScroll();
rememberChoices();
keepPlace();

const intents = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'scroll'] as const;
const release = holdEarlyInput();

// A press is held back further in.
const listen = () => {
  for (const intent of intents) addEventListener(intent, onIntent, onTheWayDown);
};
listen();

function onIntent(event: Event): void {
  // A pointer that merely rests where the page appears is reported too, without having moved.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return;
  start();
}

let tries = 3;
let isStarting = false;
async function start(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  for (const intent of intents) removeEventListener(intent, onIntent, onTheWayDown);
  const { classList } = document.documentElement;
  let mountSite: (() => Promise<void>) | undefined;
  try {
    // The bundler does not see this script; the document names what it may start.
    const address = document.querySelector<HTMLElement>('script[data-start]')?.dataset.start ?? '';
    const { loadSite }: typeof import('../start.tsx') = await import(/* @vite-ignore */ address);
    mountSite = await loadSite();
    // React reads the visitor's choices once.
    await restored;
    classList.add('js');
    await mountSite();
  } catch (error) {
    // What scripts would have hidden is shown again: the page stays whole without them.
    classList.remove('js');
    // Leaving a document aborts its scripts, which is not an error: the timer is cancelled with them.
    setTimeout(() => {
      console.error(error);
      // The visitor may have stayed after all, or the network may be back: the next sign tries again.
      isStarting = mountSite !== undefined || --tries < 1;
      if (!isStarting) listen();
    }, 1000);
  } finally {
    release();
  }
}

/** The address asks for what only React can show: what a form has sent, a case, a service, a spelling without a file. */
function needsReact(): boolean {
  if (hasKept() || isSent()) return true;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const samePath = canonical && new URL(canonical).pathname.toLowerCase() === location.pathname.toLowerCase();
  return !samePath || location.hash !== '';
}

/** A form of this page was sent by the browser, or by a link. */
function isSent(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main form [name]')];
  const sent = new URLSearchParams(location.search);
  return fields.some(({ name }) => sent.has(name));
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

/** Milliseconds after everything has loaded. */
const longRest = 4000;

const restored = painted().then(() => {
  // Both are in storage, which a cold browser takes its time to open.
  restoreMotion();
  restoreChoices();
  document.documentElement.classList.remove('unpainted', 'top-only');
});
Promise.all([restored, loaded()]).then(() => setTimeout(start, needsReact() ? 0 : longRest));
