/*
 * 'Load it': runs messages at a given rate through the shift's own rule, and measures throughput, backlog and delay.
 * It has its own clock and counts and never touches a shift. Time is passed in, so that it runs in a worker, in the
 * page if workers are refused, and in a test.
 */

import type { City } from '../../content/shifts/schema.ts';
import { createJoiner, type Joiner } from './join.ts';
import { randomFrom } from './random.ts';

export interface LoadReading {
  /** Messages processed since the start. */
  done: number;
  /** Messages a second, over the last second. */
  rate: number;
  /** Created and not yet processed. */
  waiting: number;
  /** Delay in milliseconds. */
  p50: number;
  p99: number;
  attached: number;
  pending: number;
  /** Groups that reached the size at which an incident is proposed. */
  proposed: number;
}

export interface MessageLoad {
  /** Works for up to `budget` milliseconds of the given clock. */
  run(clock: () => number, budget: number): void;
  /** Measurements since the last call. */
  read(now: number): LoadReading;
  /** Messages created per second from now on. */
  setRate(perSecond: number, now: number): void;
}

/** Seconds of the load's own clock between two messages: some are single, some belong to one event. */
const apart = 2;
/** A histogram of delays with eight bins per doubling, from a hundredth of a millisecond up. */
const bins = 256;
const chunk = 512;

export function createLoad(city: City, seed: number, perSecond: number, start: number): MessageLoad {
  const { joining, metres } = city;
  const joiner = createJoiner(joining, 4096);
  const next = messagesFrom(seed, metres * 12);
  const delays = new Uint32Array(bins);
  let [rate, since, made, done] = [perSecond, start, 0, 0];
  let [measuredAt, measured] = [start, 0];
  let [attached, proposed] = [0, 0];

  function take(now: number): void {
    const size = next(joiner);
    // The first two of an event are pending until the third makes them an incident.
    if (size === joining.propose) {
      proposed += 1;
      attached += joining.propose;
    } else if (size > joining.propose) attached += 1;
    const delay = now - (since + ((done - made) / rate) * 1000);
    const bin = Math.max(0, Math.min(bins - 1, Math.floor(Math.log2(Math.max(delay, 0.01) / 0.01) * 8)));
    delays[bin] = (delays[bin] as number) + 1;
    done += 1;
  }

  function dueBy(now: number): number {
    return made + Math.floor(((now - since) / 1000) * rate);
  }

  return {
    run(clock, budget) {
      const end = clock() + budget;
      for (let now = clock(); now < end; now = clock()) {
        const todo = Math.min(chunk, dueBy(now) - done);
        if (todo <= 0) return;
        for (let taken = 0; taken < todo; taken += 1) take(now);
      }
    },
    read(now) {
      const seconds = Math.max(0.001, (now - measuredAt) / 1000);
      const reading = {
        done,
        rate: (done - measured) / seconds,
        waiting: Math.max(0, dueBy(now) - done),
        p50: share(delays, 0.5),
        p99: share(delays, 0.99),
        attached,
        pending: done - attached,
        proposed,
      };
      [measuredAt, measured] = [now, done];
      delays.fill(0);
      return reading;
    },
    setRate(value, now) {
      [made, since, rate] = [dueBy(now), now, value];
    },
  };
}

/** The delay below which a share of the counted ones lies. */
function share(delays: Uint32Array, part: number): number {
  let left = delays.reduce((sum, count) => sum + count, 0) * part;
  if (left === 0) return 0;
  for (const [bin, count] of delays.entries()) {
    left -= count;
    if (left <= 0) return 0.01 * 2 ** ((bin + 1) / 8);
  }
  return 0.01 * 2 ** (bins / 8);
}

/** Feeds the joiner: one message in three belongs to an event that several sources report. */
export function messagesFrom(seed: number, radius: number): (joiner: Joiner) => number {
  const random = randomFrom(seed);
  let [at, kind, x, y, left] = [0, 0, 0, 0, 0];
  return (joiner) => {
    at += random() * apart * 2;
    if (left > 0) {
      left -= 1;
      return joiner.add(at, kind, x + random() * 50, y + random() * 50);
    }
    kind = Math.floor(random() * 5);
    x = (random() * 2 - 1) * radius;
    y = (random() * 2 - 1) * radius;
    if (random() < 0.2) left = 2;
    return joiner.add(at, kind, x, y);
  };
}
