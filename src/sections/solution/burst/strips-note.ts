import type { Burst } from '../../../content/instruments/burst.ts';
import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';

/** Explains the strips on the cards. */
export const stripsNote = ({ from, to, fact, words }: Burst): string =>
  fill(words.strips, { from: timeOfDay(from), to: timeOfDay(to), fact: timeOfDay(fact) });
