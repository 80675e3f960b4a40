/*
 * The two grounds of a case drawing: ink on screen, mist in print. Grey is normal, the strong tone is what has been
 * joined, and one thing is marigold.
 */
import { shades } from '../palette.ts';

export interface Tones {
  /** Streets and other large quiet shapes. */
  road: string;
  /** The inside of things: rooms, sheets, stations. */
  paper: string;
  soft: string;
  mid: string;
  line: string;
  deep: string;
  strong: string;
  signal: string;
}

export type State = 'before' | 'after';

export const onInk: Tones = {
  road: shades.ink900,
  paper: shades.ink800,
  soft: shades.ink600,
  mid: shades.slate500,
  line: shades.drawingLine,
  deep: shades.line300,
  strong: shades.ice,
  signal: shades.signal,
};

export const onMist: Tones = {
  road: shades.line200,
  paper: shades.white,
  soft: shades.line300,
  mid: shades.drawingLine,
  line: shades.slate500,
  deep: shades.ink800,
  strong: shades.ink900,
  signal: shades.signal,
};
