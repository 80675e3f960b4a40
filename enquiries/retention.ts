/* How long an enquiry is kept: by the owner's rule, and never less than until it has reached a person. */
import type { StoredEnquiry } from './store.ts';

type Kept = Pick<StoredEnquiry, 'received' | 'state' | 'read'>;

/** Delivered by mail, or read in the inbox where mail cannot help. One that is still being tried has not. */
const hasReached = ({ state, read }: Omit<Kept, 'received'>) =>
  state === 'delivered' || ((state === 'held' || state === 'noticed') && read !== null);

/** Undefined without a rule, or as long as it has reached nobody. */
export function deletionTime(one: Kept, keepMonths: number | undefined): number | undefined {
  return keepMonths !== undefined && hasReached(one) ? monthsFrom(one.received, keepMonths) : undefined;
}

/** The same day of a later month, or that month's last. */
export function monthsFrom(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}
