/*
 * `npm run bench:engine`: measures the console's engine on one core: messages a second through the joining rule,
 * growth from ten thousand to ten million, and memory over an hour of an endless shift. Part of `npm run bench`.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readArguments } from '../cli/arguments.ts';
import { createJoiner } from '../src/console/engine/join.ts';
import { messagesFrom } from '../src/console/engine/load.ts';
import { advance, startShift } from '../src/console/engine/shift.ts';
import { city } from '../src/content/shifts/city.ts';
import endless from '../src/content/shifts/endless.ts';
import { words } from '../src/content/shifts/words.ts';

setFlagsFromString('--expose-gc');
/** Collects garbage, so that only retained memory is measured. */
const collect: () => void = runInNewContext('gc');
const sizes = [10_000, 100_000, 1_000_000, 10_000_000];
const radius = city.metres * 12;

export interface EngineFigures {
  growth: { messages: number; seconds: number; perSecond: number }[];
  memory: { minute: number; megabytes: number; logRows: number }[];
}

export function measureEngine(): EngineFigures {
  joinThrough(200_000);
  const growth = sizes.map((messages) => {
    const seconds = joinThrough(messages);
    return { messages, seconds, perSecond: Math.round(messages / seconds) };
  });
  return { growth, memory: memoryOverAnHour() };
}

/** Includes creating the message, which an outside source would do. */
function joinThrough(messages: number): number {
  const joiner = createJoiner(city.joining, 4096);
  const next = messagesFrom(4127, radius);
  const start = performance.now();
  for (let taken = 0; taken < messages; taken += 1) next(joiner);
  return (performance.now() - start) / 1000;
}

/** Stepping in frames would give the same result: nothing is due between seconds. */
function memoryOverAnHour(): EngineFigures['memory'] {
  let state = startShift({ city, shift: endless, words }, 4127);
  const readings: EngineFigures['memory'] = [];
  for (let second = 0; second <= 3600; second += 1) {
    state = advance(state, endless.start + second);
    if (second % 600 === 0) {
      collect();
      const megabytes = process.memoryUsage().heapUsed / 1_048_576;
      readings.push({ minute: second / 60, megabytes, logRows: state.log.length });
    }
  }
  return readings;
}

if (process.argv[1] === import.meta.filename) {
  readArguments();
  const { growth, memory } = measureEngine();
  for (const { messages, seconds, perSecond } of growth) {
    console.log(
      `${messages.toLocaleString('en')} messages: ${seconds.toFixed(3)} s, ${perSecond.toLocaleString('en')} a second`,
    );
  }
  for (const { minute, megabytes, logRows } of memory) {
    console.log(`minute ${minute}: ${megabytes.toFixed(1)} MB heap, ${logRows} log rows`);
  }
}
