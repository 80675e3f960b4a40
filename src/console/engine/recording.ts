/* A shift played again: any second of it, and the same night with nobody at the desk. */
import type { Second } from './act-types.ts';
import { advance, apply, startShift } from './shift.ts';
import type { ShiftState } from './types.ts';

export interface Recording {
  from: Second;
  to: Second;
  /** After everything that was done in that second. */
  at: (second: Second) => ShiftState;
}

/** A shift, and the same night with nobody at the desk. */
export interface Recordings {
  shift: Recording;
  alone: Recording;
}

/** Seconds between two kept states, at least; and about how many are kept. */
const [closest, most] = [15, 400];

export function recordingOf(last: ShiftState): Recording {
  return record(last, (play) => {
    for (const { at, act, ...from } of last.acts) {
      play.to(at);
      play.keep(apply(play.now(), act, { seat: 0, ...from }).state);
    }
  });
}

/** Nobody decides anything; only the clock, which stops for the first decision, is started again. */
export function withoutYou(last: ShiftState): Recording {
  return record(last, (play) => {
    play.to(last.now);
    if (play.now().held) play.keep(apply(play.now(), { kind: 'resume' }).state);
  });
}

interface Player {
  now: () => ShiftState;
  to: (second: Second) => void;
  keep: (state: ShiftState) => void;
}

function record(last: ShiftState, perform: (play: Player) => void): Recording {
  const { setting, seed, earlier, now: to } = last;
  const states = [startShift(setting, seed, earlier)];
  const from = setting.shift.start;
  const every = Math.max(closest, Math.ceil((to - from) / most));
  const now = () => states.at(-1) as ShiftState;
  const play: Player = {
    now,
    keep: (state) => states.push(state),
    to: (second) => {
      while (now().now < second) {
        const next = advance(now(), Math.min(second, now().now + every));
        if (next.now === now().now) return;
        states.push(next);
      }
    },
  };
  perform(play);
  play.to(to);
  return {
    from,
    to,
    at: (second) => advance(states.findLast((state) => state.now <= second) ?? now(), second),
  };
}
