/*
 * Splits pages at the first view and subsets its fonts in a worker thread, in parallel with the rest of the
 * prerender, which takes about as long.
 */
import { Worker } from 'node:worker_threads';
import type { Script } from '../../src/content/edition-schema.ts';
import type { Tag } from '../html.ts';

export interface Served {
  page: string;
  letters: Script;
}

/** The page as it is first laid out, and the fonts that must be there before. */
export interface FirstFrame {
  html: string;
  fonts: Tag[];
}

export class FirstViewThread {
  readonly #thread: Worker;
  /** In the order the pages were sent, which is the order of the answers. */
  readonly #waiting: PromiseWithResolvers<FirstFrame>[] = [];

  /** A light build does not pack the fonts. */
  constructor(isLight: boolean) {
    this.#thread = new Worker(new URL('first-view-worker.ts', import.meta.url), { workerData: { isLight } });
    this.#thread.on('message', (frame: FirstFrame) => this.#waiting.shift()?.resolve(frame));
    this.#thread.on('error', (error) => {
      for (const one of this.#waiting.splice(0)) one.reject(error);
    });
  }

  divide(page: string, letters: Script): Promise<FirstFrame> {
    const frame = Promise.withResolvers<FirstFrame>();
    this.#waiting.push(frame);
    this.#thread.postMessage({ page, letters } satisfies Served);
    return frame.promise;
  }

  async end(): Promise<void> {
    await this.#thread.terminate();
  }
}
