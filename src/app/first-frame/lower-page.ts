/*
 * After the first frame, the rest of the page is laid out part by part, one per frame: all of it at once is a long
 * task on a slow phone, most of all in scripts with joined letters. Each part only adds to the end of the page.
 */
import { onTheWayDown } from './early-input.ts';

/** Stylesheets decide which of these are hidden at first. */
const parts = 'main > :is(section, div) + :is(section, div), [data-later], main ~ footer';
/** A link or a key may lead to a part that is not there yet. */
const intents = ['click', 'keydown'] as const;

export async function layOutLowerPage(): Promise<void> {
  const { classList } = document.documentElement;
  const showAll = () => classList.remove('top-only');
  for (const intent of intents) addEventListener(intent, showAll, onTheWayDown);
  const laidOut: HTMLElement[] = [];
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    if (!classList.contains('top-only')) break;
    part.dataset.laidOut = '';
    laidOut.push(part);
    await frame();
  }
  showAll();
  for (const intent of intents) removeEventListener(intent, showAll, onTheWayDown);
  // React has not seen this attribute.
  for (const part of laidOut) delete part.dataset.laidOut;
}

/** A background tab has no frames. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}
