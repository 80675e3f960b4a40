/* Erases what the owner's rule no longer keeps, now and every hour. */
import type { Store } from './store.ts';

/** Returns what stops it. */
export function eraseHourly(store: Pick<Store, 'eraseOld'>): () => void {
  const erase = () => {
    try {
      store.eraseOld();
    } catch (error) {
      // A full disk: the service goes on, and the next hour tries again.
      console.error(`Old enquiries are not erased yet: ${(error as Error).message}`);
    }
  };
  erase();
  const timer = setInterval(erase, 3_600_000);
  return () => clearInterval(timer);
}
