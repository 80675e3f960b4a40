/*
 * Notices that this machine's clock was set: what a wrong date erases is gone. A date is trusted if it follows the last
 * trusted one by about the time that has passed; a service that was off for longer than a week asks its owner.
 */
const hour = 3_600_000;
const longestGap = 7 * 24 * hour;

export interface ClockJump {
  from: number;
  to: number;
}

export class Clock {
  #trusted: number;
  #since: number;
  readonly #elapsed: () => number;
  readonly #now: () => number;

  /** `last` is the last trusted time of an earlier run. */
  constructor(last: number | undefined, now = () => Date.now(), elapsed = () => performance.now()) {
    this.#now = now;
    this.#elapsed = elapsed;
    this.#trusted = last ?? now();
    this.#since = elapsed();
  }

  /** The trusted time now, or how the clock has jumped. A clock set right again is trusted by itself. */
  check(): number | ClockJump {
    const now = this.#now();
    const from = this.#trusted + this.#elapsed() - this.#since;
    if (now < from - hour || now > from + longestGap) return { from, to: now };
    return this.trust();
  }

  /** The owner has confirmed the date. */
  trust(): number {
    this.#trusted = this.#now();
    this.#since = this.#elapsed();
    return this.#trusted;
  }
}
