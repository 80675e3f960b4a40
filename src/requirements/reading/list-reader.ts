/*
 * The page's side of the worker that reads lists. One question at a time: the latest wins, and whatever a list makes
 * its reader do ends with the time for it, or when the visitor stops it.
 */
import type { Answer, ListProblem, Question } from './questions.ts';

/** In milliseconds: for the worker's script to load, and for a list to be read. */
interface Patience {
  loading: number;
  reading: number;
}

/** The largest list takes a few seconds on a slow phone. */
const usual: Patience = { loading: 30_000, reading: 20_000 };

export interface ListReader {
  /** Loads the worker, so that reading needs no network later. */
  prepare(): void;
  /** Undefined if it was stopped, or another question came after it. */
  ask(question: Question): Promise<Answer | undefined>;
  /** Ends what is under way; a list that has been read stays. */
  stop(): void;
  /** Ends it for good. */
  close(): void;
}

/** The question under way. */
interface Waiting {
  settle(answer: Answer | undefined): void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export function createListReader(startWorker: () => Worker, patience = usual): ListReader {
  let worker: Worker | undefined;
  let isLoaded = false;
  let waiting: Waiting | undefined;

  function start(): void {
    // A browser, or its owner's policy, may refuse.
    const started = startWorker();
    worker = started;
    isLoaded = false;
    started.addEventListener('message', ({ data }: MessageEvent<Answer | 'ready'>) => {
      if (started !== worker) return;
      if (data !== 'ready') return settle(data);
      isLoaded = true;
      if (waiting) allow(waiting, patience.reading, 'too-slow');
    });
    // Once it has loaded, only a list can be the reason.
    const fail = () => started === worker && end({ problem: isLoaded ? 'damaged' : 'reader' });
    for (const type of ['error', 'messageerror']) started.addEventListener(type, fail);
  }

  function allow(asked: Waiting, time: number, problem: ListProblem['problem']): void {
    clearTimeout(asked.timer);
    asked.timer = setTimeout(() => {
      end({ problem });
      prepare();
    }, time);
  }

  function settle(answer: Answer | undefined): void {
    clearTimeout(waiting?.timer);
    waiting?.settle(answer);
    waiting = undefined;
  }

  function end(answer: Answer | undefined): void {
    worker?.terminate();
    worker = undefined;
    settle(answer);
  }

  function prepare(): void {
    try {
      if (!worker) start();
    } catch {
      // The next question says so.
    }
  }

  return {
    prepare,
    ask(question) {
      if (waiting) end(undefined);
      return new Promise((resolve) => {
        const asked: Waiting = { settle: resolve, timer: undefined };
        waiting = asked;
        prepare();
        if (!worker) return settle({ problem: 'reader' });
        worker.postMessage(question);
        if (isLoaded) allow(asked, patience.reading, 'too-slow');
        else allow(asked, patience.loading, 'reader');
      });
    },
    stop() {
      if (!waiting) return;
      end(undefined);
      prepare();
    },
    close: () => end(undefined),
  };
}
