import { clock } from '../shifts/clock.ts';
import type { StartWords } from './schema.ts';

/** Shown wherever a page offers the desk. */
export default {
  title: 'Run a shift',
  lead: 'You are the operator. About three minutes; the lengths of shifts are simulated time.',
  choose: 'Choose a shift',
  seed: 'Seed',
  start: 'Start the shift',
  loading: 'The desk is being fetched.',
  failed: 'The desk could not be fetched.',
  stopped: 'An error has stopped the desk. The rest of the page still works.',
  tryAgain: 'Try again',
  leave: 'Leave the desk',
  pictured: { shift: 'monsoon-night', at: clock('02:14:21') },
} satisfies StartWords;
