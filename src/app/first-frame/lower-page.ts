/*
 * After the first frame, the rest of the page is laid out part by part, one per frame: all of it at once is a long
 * task on a slow phone, most of all in scripts with joined letters. Each part only adds to the end of the page. In
 * those scripts the first view has a font with its own letters until then, and each part changes to the whole font.
 */
import { onTheWayDown } from './early-input.ts';
import { afterFrame, longestFontWait } from './moments.ts';
import { textFonts } from './text-fonts.ts';

/** Stylesheets decide what changes in each of these. */
const parts = '#root > header, main > *, [data-later], main ~ footer';
/** A link or a key may lead to a part that is not there yet. */
const intents = ['click', 'keydown'] as const;

export async function layOutLowerPage(): Promise<void> {
  const { classList } = document.documentElement;
  const fonts = fontsLoaded();
  const showAll = () => fonts.then(() => classList.remove('top-only'));
  for (const intent of intents) addEventListener(intent, showAll, { ...onTheWayDown, once: true });
  await fonts;
  const laidOut: HTMLElement[] = [];
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    if (!classList.contains('top-only')) break;
    part.dataset.laidOut = '';
    laidOut.push(part);
    await afterFrame(0, 100);
  }
  await showAll();
  // React has not seen this attribute.
  for (const part of laidOut) delete part.dataset.laidOut;
}

/** Of a Latin document they are inlined. */
function fontsLoaded(): Promise<unknown> {
  const fonts = Promise.allSettled(textFonts().map((font) => font.load()));
  return Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, longestFontWait))]);
}
