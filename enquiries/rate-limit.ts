/* How many enquiries one address, and all together, may send in ten minutes. Addresses are never stored on disk. */
const windowMilliseconds = 600_000;

export class RateLimit {
  readonly #perAddress: number;
  readonly #inAll: number;
  #windowStart = Number.NEGATIVE_INFINITY;
  #total = 0;
  readonly #counts = new Map<string, number>();

  constructor({ perAddress, inAll }: { perAddress: number; inAll: number }) {
    this.#perAddress = perAddress;
    this.#inAll = inAll;
  }

  /** Seconds to wait, or 0. The clock may be set while we count, so the time is the process's own. */
  wait(address: string, now = performance.now()): number {
    if (now - this.#windowStart >= windowMilliseconds) {
      this.#windowStart = now;
      this.#total = 0;
      this.#counts.clear();
    }
    const count = this.#counts.get(subscriberOf(address)) ?? 0;
    if (count < this.#perAddress && this.#total < this.#inAll) return 0;
    return Math.ceil((this.#windowStart + windowMilliseconds - now) / 1000);
  }

  /** Counts one, unless it has to wait. */
  take(address: string, now = performance.now()): number {
    const seconds = this.wait(address, now);
    if (seconds > 0) return seconds;
    const key = subscriberOf(address);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.#total += 1;
    return 0;
  }
}

/** A subscriber has a whole /64 of IPv6. */
export function subscriberOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':');
}
