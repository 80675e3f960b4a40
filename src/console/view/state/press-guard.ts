/** Milliseconds without a press after which the next one counts: double clicks and repeated presses are debounced. */
const REST = 600;

/** Tells a press that answers a question from those that were meant for the one before. */
export class PressGuard {
  #last = Number.NEGATIVE_INFINITY;
  #painted = Number.NEGATIVE_INFINITY;

  /** A new question is about to be shown: until it is painted, no press is for it. */
  asks(): void {
    this.#painted = Number.POSITIVE_INFINITY;
  }

  painted(): void {
    this.#painted = performance.now();
  }

  /** `began`: when the button went down. */
  accepts(began = performance.now()): boolean {
    const now = performance.now();
    const isBurst = now - this.#last < REST;
    this.#last = now;
    return !isBurst && began >= this.#painted;
  }
}
