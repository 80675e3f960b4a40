/* Runs writes one after another; one that fails reports what it had written by then. */
import type { Changes } from './changes.ts';
import { Refused } from './refused.ts';

export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => {});
    return result;
  }
}

/** A failure that came after files had been written. */
export class AfterWriting extends Error {
  /** Labels of the steps. */
  readonly steps: string[];

  constructor(steps: string[], cause: unknown) {
    super('Failed after writing', { cause });
    this.steps = steps;
  }
}

export async function reportingWrites<Result>(
  { written }: Pick<Changes, 'written'>,
  ask: () => Result | Promise<Result>,
): Promise<Result> {
  const before = written.length;
  try {
    return await ask();
  } catch (error) {
    const steps = written.slice(before);
    if (error instanceof Refused || steps.length === 0) throw error;
    throw new AfterWriting(steps, error);
  }
}
