/* What a desk needs to know of the city, and how one of its shifts is opened: afresh, or at a link's moment. */
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

/** The first proposal comes so many seconds of the shift after the visitor sits down. */
const BEFORE_FIRST = 20;
/** Nobody waits longer for an endless shift to begin. */
const SEARCHED = 3 * 3600;

export function settingOf({ city, engineWords, shifts }: DeskContent, id: string): Setting | undefined {
  const shift = shifts.find((one) => one.id === id);
  return shift && { city, shift, words: engineWords };
}

/** A shift as the visitor finds it: a few seconds before something is proposed. */
export function freshShift(setting: Setting, seed?: number): State {
  const began = startShift(setting, seed);
  let ahead = began;
  while (!isProposed(ahead) && !ahead.over && ahead.now < began.now + SEARCHED) ahead = step(ahead);
  return isProposed(ahead) ? advance(began, Math.max(began.now, ahead.now - BEFORE_FIRST)) : began;
}

export function isProposed({ incidents }: State): boolean {
  return incidents.some(({ background }) => !background);
}

/** The shift with nobody at a further window: those that are still open sit down again by themselves. */
export function alone(shift: State): State {
  return shift.seats.reduce<State>(
    (state, { seat, role }) => apply(state, { kind: 'stand' }, { seat, role }).state,
    shift,
  );
}

/** The state a link leads to; undefined when it does not play here. */
export function shiftAt(content: DeskContent, moment: Moment): State | undefined {
  const setting = moment.ok ? settingOf(content, moment.shift) : undefined;
  const found = setting && openMoment(setting, moment);
  return found?.ok ? found.state : undefined;
}
