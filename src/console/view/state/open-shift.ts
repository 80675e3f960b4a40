/* A desk's content, and opening one of its shifts: from the start or at a linked moment. */
import type { DeskWords } from '../../../content/desk.ts';
import type { City, ShiftContent } from '../../../content/shifts/schema.ts';
import type { EngineWords } from '../../../content/shifts/words.ts';
import type { Moment } from '../../engine/act-types.ts';
import { openMoment } from '../../engine/moment.ts';
import { advance, apply, startShift, step } from '../../engine/shift.ts';
import type { Setting, State } from '../../engine/types.ts';

export interface DeskContent {
  city: City;
  engineWords: EngineWords;
  /** In the order they are played; the endless one is the last. */
  shifts: readonly ShiftContent[];
  words: DeskWords;
  /** For 'Load it'. Throws where workers are refused. */
  startLoadWorker: () => Worker;
}

/** Seconds of the shift before its first proposal. */
const BEFORE_FIRST = 20;
/** Seconds to search for the first proposal of an endless shift. */
const SEARCHED = 3 * 3600;

export function settingOf({ city, engineWords, shifts }: DeskContent, id: string): Setting | undefined {
  const shift = shifts.find((one) => one.id === id);
  return shift && { city, shift, words: engineWords };
}

/** A new shift, a few seconds before its first proposal. */
export function freshShift(setting: Setting, seed?: number): State {
  const began = startShift(setting, seed);
  let ahead = began;
  while (!isProposed(ahead) && !ahead.over && ahead.now < began.now + SEARCHED) ahead = step(ahead);
  return isProposed(ahead) ? advance(began, Math.max(began.now, ahead.now - BEFORE_FIRST)) : began;
}

export function isProposed({ incidents }: State): boolean {
  return incidents.some(({ background }) => !background);
}

/** Removes further windows from the state; those still open reconnect. */
export function alone(shift: State): State {
  return shift.seats.reduce<State>(
    (state, { seat, role }) => apply(state, { kind: 'stand' }, { seat, role }).state,
    shift,
  );
}

/** The state a link leads to; undefined if it cannot be replayed. */
export function shiftAt(content: DeskContent, moment: Moment): State | undefined {
  const setting = moment.ok ? settingOf(content, moment.shift) : undefined;
  const found = setting && openMoment(setting, moment);
  return found?.ok ? found.state : undefined;
}
