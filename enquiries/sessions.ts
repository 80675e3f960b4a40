/* Signing in to the inbox with its token; guesses are slowed down by address. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const freeGuesses = 5;
const longestWait = 60_000;
/** An address that has been quiet for as long may guess again. */
const memory = 900_000;
const mostSessions = 20;

interface Guesses {
  wrong: number;
  next: number;
}

export class Sessions {
  readonly #token: string;
  readonly #guesses = new Map<string, Guesses>();
  /** Random, so that a cookie cannot be computed from a guessed token. */
  readonly #sessions = new Set<string>();

  constructor(token: string) {
    this.#token = token;
  }

  /** Seconds until this address may guess again. */
  wait(address: string, now = performance.now()): number {
    return Math.max(0, Math.ceil(((this.#guesses.get(address)?.next ?? 0) - now) / 1000));
  }

  /** A new session for the right token; a wrong one counts. */
  signIn(address: string, token: string, now = performance.now()): string | undefined {
    if (!isEqual(token, this.#token)) {
      for (const [other, { next }] of this.#guesses) if (now - next > memory) this.#guesses.delete(other);
      const wrong = (this.#guesses.get(address)?.wrong ?? 0) + 1;
      const wait = wrong < freeGuesses ? 0 : Math.min(1000 * 2 ** (wrong - freeGuesses), longestWait);
      this.#guesses.set(address, { wrong, next: now + wait });
      return undefined;
    }
    this.#guesses.delete(address);
    const session = randomBytes(24).toString('base64url');
    this.#sessions.add(session);
    const [oldest] = this.#sessions;
    if (this.#sessions.size > mostSessions && oldest) this.#sessions.delete(oldest);
    return session;
  }

  has(session: string): boolean {
    return this.#sessions.has(session);
  }

  end(session: string): void {
    this.#sessions.delete(session);
  }
}

function isEqual(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
