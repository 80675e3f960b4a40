/*
 * The two grounds a case's drawing stands on: ink in the explorer, mist beside the next case and in print.
 * Grey is normal, the strong tone is what has been joined, and one thing is marigold.
 */
import { token } from '../token.ts';

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
  road: token('ink-900'),
  paper: token('ink-800'),
  soft: token('ink-600'),
  mid: token('slate-500'),
  line: token('drawing-line'),
  deep: token('line-300'),
  strong: token('ice'),
  signal: token('signal'),
};

export const onMist: Tones = {
  road: token('line-200'),
  paper: token('white'),
  soft: token('line-300'),
  mid: token('drawing-line'),
  line: token('slate-500'),
  deep: token('ink-800'),
  strong: token('ink-900'),
  signal: token('signal'),
};
