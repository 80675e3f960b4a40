/* A desk's content, and opening one of its shifts: from the start or at a linked moment. */
import type { DeskWords } from '../../../content/desk.ts';
import type { City, ShiftContent } from '../../../content/shifts/schema.ts';
import type { EngineWords } from '../../../content/shifts/words.ts';
import type { Moment } from '../../engine/act-types.ts';
import { openMoment } from '../../engine/moment.ts';
import { advance, apply, startShift, step } from '../../engine/shift.ts';
import type { Setting, ShiftState } from '../../engine/types.ts';

export interface DeskContent {
  /** The language and direction of the words below, which may differ from the page's. */
  lang: string;
  dir: 'ltr' | 'rtl';
  city: City;
  engineWords: EngineWords;
  /** In the order they are played; the endless one is the last. */
  shifts: readonly ShiftContent[];
  words: DeskWords;
  /** For 'Load it'. Throws where workers are refused. */
  startLoadWorker: () => Worker;
}

/** Seconds of the shift before its first proposal. */
const LEAD_IN = 20;
/** Seconds to search for the first proposal of an endless shift. */
const LONGEST_LEAD_IN = 3 * 3600;

export function settingOf({ city, engineWords, shifts }: DeskContent, id: string): Setting | undefined {
  const shift = shifts.find((one) => one.id === id);
  return shift && { city, shift, words: engineWords };
}

/** A new shift, a few seconds before its first proposal. */
export function freshShift(setting: Setting, seed?: number): ShiftState {
  const began = startShift(setting, seed);
  let ahead = began;
  while (!isProposed(ahead) && !ahead.over && ahead.now < began.now + LONGEST_LEAD_IN) ahead = step(ahead);
  return isProposed(ahead) ? advance(began, Math.max(began.now, ahead.now - LEAD_IN)) : began;
}

export function isProposed({ incidents }: ShiftState): boolean {
  return incidents.some(({ background }) => !background);
}

/** Removes further windows from the state; those still open reconnect. */
export function withoutSeats(shift: ShiftState): ShiftState {
  return shift.seats.reduce<ShiftState>(
    (state, { seat, role }) => apply(state, { kind: 'stand' }, { seat, role }).state,
    shift,
  );
}

/** The state a link leads to; undefined if it cannot be replayed. */
export function shiftAt(content: DeskContent, moment: Moment): ShiftState | undefined {
  const setting = moment.ok ? settingOf(content, moment.shift) : undefined;
  const found = setting && openMoment(setting, moment);
  return found?.ok ? found.state : undefined;
}
