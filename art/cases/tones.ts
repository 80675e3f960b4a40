/*
 * The two grounds a case's drawing stands on: ink in the explorer, mist beside the next case and in print.
 * Grey is normal, the strong tone is what has been joined, and one thing is marigold.
 */
import { drawnWith } from '../palette.ts';

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
  road: drawnWith['ink-900'],
  paper: drawnWith['ink-800'],
  soft: drawnWith['ink-600'],
  mid: drawnWith['slate-500'],
  line: drawnWith['drawing-line'],
  deep: drawnWith['line-300'],
  strong: drawnWith.ice,
  signal: drawnWith.signal,
};

export const onMist: Tones = {
  road: drawnWith['line-200'],
  paper: drawnWith.white,
  soft: drawnWith['line-300'],
  mid: drawnWith['drawing-line'],
  line: drawnWith['slate-500'],
  deep: drawnWith['ink-800'],
  strong: drawnWith['ink-900'],
  signal: drawnWith.signal,
};
