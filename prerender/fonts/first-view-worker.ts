/* The thread of first-view-thread.ts: one page after another, since the compressor has one memory. */
import { parentPort, workerData } from 'node:worker_threads';
import { divideFirstView, firstViewFonts } from './first-view.ts';
import type { FirstFrame, Served } from './first-view-thread.ts';

let last: Promise<unknown> = Promise.resolve();

parentPort?.on('message', ({ page, letters }: Served) => {
  last = last.then(async () => {
    const { html, texts } = divideFirstView(page);
    const fonts = await firstViewFonts(texts, letters, workerData.isLight);
    parentPort?.postMessage({ html, fonts } satisfies FirstFrame);
  });
});
