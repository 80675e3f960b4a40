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

  /** Time before this moment does not count. */
  restart(): void {
    this.#last = performance.now();
  }
}
