/* How many enquiries one address, and all together, may send in ten minutes. Addresses are never stored on disk. */
const windowMilliseconds = 600_000;

export class RateLimit {
  readonly #perAddress: number;
  readonly #inAll: number;
  #windowStart = 0;
  #total = 0;
  readonly #counts = new Map<string, number>();

  constructor({ perAddress, inAll }: { perAddress: number; inAll: number }) {
    this.#perAddress = perAddress;
    this.#inAll = inAll;
  }

  /** Seconds to wait, or 0 when accepted and counted. */
  take(address: string, now = Date.now()): number {
    if (now - this.#windowStart >= windowMilliseconds) {
      this.#windowStart = now;
      this.#total = 0;
      this.#counts.clear();
    }
    const key = subscriber(address);
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#perAddress || this.#total >= this.#inAll)
      return Math.ceil((this.#windowStart + windowMilliseconds - now) / 1000);
    this.#counts.set(key, count + 1);
    this.#total += 1;
    return 0;
  }
}

/** A subscriber has a whole /64 of IPv6. */
function subscriber(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':');
}
