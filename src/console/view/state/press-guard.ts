/** Milliseconds in which a second press counts as part of the first: a double click, a second tap. */
const DOUBLE_PRESS = 600;

/** Rejects the second press of a double click. */
export class PressGuard {
  #pressed = Number.NEGATIVE_INFINITY;

  accepts(): boolean {
    const now = performance.now();
    if (now - this.#pressed < DOUBLE_PRESS) return false;
    this.#pressed = now;
    return true;
  }
}
