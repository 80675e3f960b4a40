/* The console's figures as Markdown tables. */
import type { FrameFigures } from './console-page.ts';
import type { EngineFigures } from './engine.ts';

export interface ConsoleFigures {
  frames: ({ marks: number } & FrameFigures)[];
  /** Milliseconds from the click to the second frame of the map, sorted. */
  click: number[];
  /** Bytes, brotli, of every script the desk fetches. */
  scripts: number;
}

const number = (value: number) => value.toLocaleString('en');

export function consoleReport({ frames, click, scripts }: ConsoleFigures, engine: EngineFigures): string {
  const pair = ([half, most]: [number, number]) => `${half.toFixed(2)} / ${most.toFixed(2)}`;
  const middle = click[Math.floor(click.length / 2)] ?? 0;
  const first = engine.memory[0];
  const last = engine.memory.at(-1);
  return [
    '| marks on the map | canvas, ms from frame to frame (half under / 95 of 100 under) | the same as SVG elements |',
    '|---|---|---|',
    ...frames.map(
      ({ marks, canvas, svg }) => `| ${marks ? number(marks) : 'none'} | ${pair(canvas)} | ${pair(svg)} |`,
    ),
    '',
    '| messages through the engine, one core | seconds | a second |',
    '|---|---|---|',
    ...engine.growth.map(
      ({ messages, seconds, perSecond }) =>
        `| ${number(messages)} | ${seconds.toFixed(3)} | ${number(perSecond)} |`,
    ),
    '',
    `From the click to the moving map, scripts fetched, processor 4× slower: ${middle.toFixed(0)} ms (${click[0]?.toFixed(0)} to ${click.at(-1)?.toFixed(0)}, ${click.length} runs; at most 300).`,
    `Scripts of the desk beyond React: ${(scripts / 1000).toFixed(1)} kB brotli (at most 68).`,
    `Heap after an hour of an endless shift: ${last?.megabytes.toFixed(1)} MB, at its start ${first?.megabytes.toFixed(1)} MB, with ${last?.logRows} rows in the log.`,
  ].join('\n');
}
