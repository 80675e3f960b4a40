import { shades } from '../palette.ts';
import { clamp } from './numbers.ts';

/** Top, left (towards +y) and right (towards +x) faces of one material. */
export interface Tone {
  t: string;
  l: string;
  r: string;
}

export interface Palette {
  white: Tone;
  pale: Tone;
  mid: Tone;
  dark: Tone;
  black: Tone;
  /** Marigold: exactly one object per scene has it. */
  signal: Tone;
  floor: Tone;
  /** Lines, lanes and plots drawn on the floor, from faint to strong. */
  floorMark: { faint: string; plain: string; strong: string };
  water: string;
}

const solids = {
  white: { t: shades.white, l: shades.steel885, r: shades.steel804 },
  pale: { t: shades.steel951, l: shades.steel834, r: shades.steel750 },
  mid: { t: shades.steel825, l: shades.steel722, r: shades.steel638 },
  signal: { t: shades.amber868, l: shades.signal, r: shades.amber730 },
};

/** For white and mist pages. */
export const paper: Palette = {
  ...solids,
  dark: { t: shades.steel464, l: shades.ink700, r: shades.ink800 },
  black: { t: shades.ink700, l: shades.ink800, r: shades.ink900 },
  floor: { t: shades.steel928, l: shades.steel859, r: shades.steel787 },
  floorMark: { faint: shades.steel897, plain: shades.steel851, strong: shades.steel722 },
  water: shades.steel854,
};

/** For ink banners: a dark floor, with the two dark materials lightened to stay visible on it. */
export const ink: Palette = {
  ...solids,
  dark: { t: shades.steel572, l: shades.steel446, r: shades.steel386 },
  black: { t: shades.steel485, l: shades.steel270, r: shades.steel207 },
  floor: { t: shades.steel327, l: shades.steel271, r: shades.steel235 },
  floorMark: { faint: shades.steel362, plain: shades.steel414, strong: shades.steel505 },
  water: shades.steel272,
};

/** The colours of screens: the same on every ground, since a screen emits light. */
export const screen = {
  off: shades.ink900,
  dark: shades.ink800,
  deep: shades.steel417,
  plain: shades.steel638,
  soft: shades.steel722,
  light: shades.steel825,
  bright: shades.steel940,
};

export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** How far an upright face has turned from the left face (0) to the right face (1). */
export const turn = (nx: number, ny: number) => clamp((nx - ny + 1) / 2);
