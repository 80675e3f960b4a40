/** Milliseconds; a longer frame means that the page was suspended. */
const SUSPENDED_AFTER = 60_000;
/** Milliseconds; the rest of a longer frame is dropped. */
const LONGEST_FRAME = 250;

export const isSuspended = (passed: number) => passed > SUSPENDED_AFTER;

/** Counts the shift's time frame by frame. */
export class FrameClock {
  /** The shift's time in seconds, with its fraction. */
  exact: number;
  #frame = 0;
  #last = 0;

  constructor(now: number) {
    this.exact = now;
  }

  /** Calls back with the milliseconds of each frame until the returned function is called. */
  run(onFrame: (passed: number, now: number) => void): () => void {
    this.restart();
    const next = (now: number) => {
      const passed = now - this.#last;
      this.#last = now;
      onFrame(passed, now);
      this.#frame = requestAnimationFrame(next);
    };
    this.#frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(this.#frame);
  }

  /** Adds the milliseconds of a frame. */
  advance(passed: number, speed: number): void {
    this.exact += (Math.min(passed, LONGEST_FRAME) / 1000) * speed;
  }

  /** Time before this moment does not count. */
  restart(): void {
    this.#last = performance.now();
  }
}
