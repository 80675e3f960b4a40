/* Provides the desk with its content: city, shifts and texts. */
import type { DeskContent } from '../console/view/state/open-shift.ts';
import words from '../content/desk.ts';
import { editions } from '../content/editions.ts';
import { city } from '../content/shifts/city.ts';
import cloudburst from '../content/shifts/cloudburst.ts';
import endless from '../content/shifts/endless.ts';
import gas from '../content/shifts/gas-near-the-market.ts';
import match from '../content/shifts/match-evening.ts';
import monsoon from '../content/shifts/monsoon-night.ts';
import { words as engineWords } from '../content/shifts/words.ts';

/** The desk is not translated. */
const [{ tag, direction }] = editions;

export const deskContent: Omit<DeskContent, 'startLoadWorker'> = {
  lang: tag,
  dir: direction,
  city,
  engineWords,
  shifts: [monsoon, gas, match, cloudburst, endless],
  words,
};
