/*
 * Inlined in the head of documents in other scripts and run before the first paint. Their whole fonts are files; the
 * document contains the letters of a phone's first view, as data (prerender/fonts/first-view.ts).
 */
import { reloadIfCutOff } from './cut-off.ts';
import { longestFontWait } from './moments.ts';
import { opensAtTop, prepareFirstFrame } from './prepare.ts';
import { textFonts } from './text-fonts.ts';

const isAtTop = opensAtTop();
const showsFirstView = isAtTop && matchMedia('(width < 48rem)').matches;
const blocks = document.querySelectorAll<HTMLScriptElement>('script[data-family]');
const fonts = showsFirstView ? [...blocks].map(addFont) : textFonts();
prepareFirstFrame(isAtTop, fonts, longestFontWait);
reloadIfCutOff();

function addFont({ dataset, text }: HTMLScriptElement): FontFace {
  const { family = '', weight, stretch, range } = dataset;
  const font = new FontFace(family, `url(data:font/woff2;base64,${text})`, {
    ...(weight && { weight }),
    ...(stretch && { stretch }),
    ...(range && { unicodeRange: range }),
  });
  document.fonts.add(font);
  return font;
}
