/* 'Load it' in a worker: thousands of messages a second through the shift's own rule, away from the page. */
import type { City } from '../../../content/shifts/schema.ts';
import { createLoad, type MessageLoad } from '../../engine/load.ts';

/** Starts the load with a city and a rate, or changes the rate. */
export type LoadRequest = { begin: City; rate: number } | { rate: number };

/** Milliseconds of work per slice; messages from the page are handled in between. */
const SLICE = 12;
/** Milliseconds between two reports to the page. */
const REPORT_INTERVAL = 500;
const SEED = 4127;

let load: MessageLoad | undefined;
const clock = () => performance.now();

addEventListener('message', ({ data }: MessageEvent<LoadRequest>) => {
  if ('begin' in data) {
    load = createLoad(data.begin, SEED, data.rate, clock());
    work();
    setInterval(() => postMessage(load?.read(clock())), REPORT_INTERVAL);
  } else load?.setRate(data.rate, clock());
});

function work(): void {
  load?.run(clock, SLICE);
  setTimeout(work);
}
