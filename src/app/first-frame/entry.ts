/*
 * The first script of every page, inlined in the document. The page already works as HTML, so React starts on the
 * first interaction or after a few idle seconds.
 */
import { restoreMotion } from '../../ui/motion.ts';
import { rememberChoices, restoreChoices } from '../../ui/stored-choice.ts';
import { holdEarlyInput, onTheWayDown } from './early-input.ts';
import { keepPlace } from './keep-place.ts';
import { layOutLowerPage } from './lower-page.ts';
import { loaded, painted } from './moments.ts';
import { followScroll } from './scrolled.ts';
import { followMenu } from './site-menu.ts';

followScroll();
followMenu();
rememberChoices();
keepPlace();

/** The last: back or forward to another page of this document, which only React can show. */
const intents = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'focusin',
  'scroll',
  'popstate',
] as const;
const release = holdEarlyInput();

// Presses are withheld below.
const listen = () => {
  for (const intent of intents) addEventListener(intent, onIntent, onTheWayDown);
};
listen();

function onIntent(event: Event): void {
  // Browsers also report a pointer that rests where the page appears, without movement.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return;
  start();
}

/** Milliseconds until an interaction may try again; doubles with every failure. */
let pause = 1000;
let isStarting = false;
async function start(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  for (const intent of intents) removeEventListener(intent, onIntent, onTheWayDown);
  const { classList } = document.documentElement;
  let mountSite: (() => Promise<void>) | undefined;
  try {
    // The bundler does not process this import; its address is in the document.
    const address = document.querySelector<HTMLElement>('script[data-start]')?.dataset.start ?? '';
    const { loadSite }: typeof import('../start.tsx') = await import(/* @vite-ignore */ address);
    mountSite = await loadSite();
    // React reads the visitor's choices once.
    await restored;
    classList.add('js');
    await mountSite();
  } catch (error) {
    // Shows again what scripts would have hidden, so that the page is complete without them.
    classList.remove('js');
    // Leaving a document aborts its scripts, which is not an error: the timer is cancelled with them.
    setTimeout(() => {
      console.error(error);
      // The visitor may have stayed, or the network may be back: the next interaction retries.
      isStarting = mountSite !== undefined;
      if (isStarting) return;
      listen();
      // A history step that stopped the scripts may have led to another page of this document.
      if (needsReact()) start();
    }, pause);
    pause *= 2;
  } finally {
    release();
  }
}

/** The address needs React: a sent form, a case, a service, or a spelling without a file. */
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

/** The tab has stored form values, which React restores. */
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
  // Both read storage, which is slow in a cold browser.
  restoreMotion();
  restoreChoices();
  document.documentElement.classList.remove('unpainted');
  return layOutLowerPage();
});
Promise.all([restored, loaded()]).then(() => setTimeout(start, needsReact() ? 0 : longRest));
