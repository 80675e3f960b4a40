/* Deletes what the owner's rule no longer keeps: every hour, first an hour after the start, and by a sure date only. */
import { Clock, type ClockJump } from './clock.ts';
import { deletionTime } from './retention.ts';
import type { Rules } from './rules.ts';
import type { Store } from './store.ts';

const hour = 3_600_000;

export class Erasing {
  readonly #store: Store;
  readonly #rules: () => Rules;
  readonly #clock: Clock;
  #timer: NodeJS.Timeout | undefined;
  /** Set while the date is in doubt: nothing is deleted then. */
  jump: ClockJump | undefined;

  constructor(store: Store, rules: () => Rules, clock = new Clock(store.lastTime())) {
    this.#store = store;
    this.#rules = rules;
    this.#clock = clock;
    this.#check();
  }

  start(): void {
    this.#timer = setInterval(() => this.eraseDue(), hour);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  eraseDue(): void {
    try {
      if (!this.#check()) return;
      const now = Date.now();
      const { keepMonths } = this.#rules();
      const due = this.#store
        .all()
        .filter((one) => (deletionTime(one, keepMonths) ?? Number.POSITIVE_INFINITY) < now);
      if (due.length > 0) this.#store.erase(due.map(({ id }) => id));
    } catch (error) {
      // A full disk: the service goes on, and the next hour tries again.
      console.error(`Old enquiries could not be deleted, next try in an hour: ${(error as Error).message}`);
    }
  }

  /** The owner has confirmed that the machine's date is right. */
  confirmDate(): void {
    this.jump = undefined;
    this.#store.saveTime(this.#clock.trust());
  }

  #check(): boolean {
    const checked = this.#clock.check();
    if (typeof checked === 'number') {
      this.jump = undefined;
      this.#store.saveTime(checked);
      return true;
    }
    if (!this.jump && this.#rules().keepMonths !== undefined)
      console.error(
        `The date of this machine changed from ${day(checked.from)} to ${day(checked.to)}. Nothing is deleted until it is right again, or confirmed in the inbox.`,
      );
    this.jump = checked;
    return false;
  }
}

const day = (time: number) => new Date(time).toISOString().slice(0, 10);
