/*
 * How many bytes of bodies are kept at once: each is in memory until its last byte has arrived. Bytes count as they
 * come, so that announcing a large body holds nothing; short ones, as people write them, have room of their own.
 */
import { subscriberOf } from './rate-limit.ts';

const short = 64_000;
export const inFlightLimits = { short: 2_000_000, long: 6_000_000, perAddress: 1_200_000 };

export interface Room {
  /** Whether so many more bytes fit. */
  add(bytes: number): boolean;
  giveBack(): void;
}

export class InFlight {
  readonly #limits: typeof inFlightLimits;
  readonly #held = { short: 0, long: 0 };
  readonly #byAddress = new Map<string, number>();

  constructor(limits = inFlightLimits) {
    this.#limits = limits;
  }

  /** `announced` is the length the body is said to have, if any. */
  open(address: string, announced: number | undefined): Room {
    const key = subscriberOf(address);
    const kind = announced !== undefined && announced <= short ? 'short' : 'long';
    let own = 0;
    const change = (bytes: number) => {
      own += bytes;
      this.#held[kind] += bytes;
      const ofAddress = (this.#byAddress.get(key) ?? 0) + bytes;
      if (ofAddress > 0) this.#byAddress.set(key, ofAddress);
      else this.#byAddress.delete(key);
    };
    return {
      add: (bytes) => {
        const ofAddress = this.#byAddress.get(key) ?? 0;
        const fits =
          this.#held[kind] + bytes <= this.#limits[kind] && ofAddress + bytes <= this.#limits.perAddress;
        if (fits) change(bytes);
        return fits;
      },
      giveBack: () => change(-own),
    };
  }
}
