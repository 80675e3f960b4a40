/** What the banners of the inner pages share: the sheet and its few tones. */

import { shades } from '../palette.ts';
export const WIDTH = 720;
export const HEIGHT = 520;

/** Tones on ink-950, from dark to light; the signal appears once per banner. */
export const tone = {
  ground: shades.ink950,
  floor: shades.ink900,
  screen: shades.ink800,
  block: [shades.steel274, shades.steel250, shades.steel304],
  raised: shades.ink700,
  roof: shades.steel464,
  line: shades.steel475,
  quiet: shades.steel591,
  soft: shades.steel733,
  light: shades.steel841,
  ice: shades.ice,
  signal: shades.signal,
} as const;

export function sheet(...body: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">${body.join('')}</svg>`;
}
