/* Which enquiries the desk lists. */
import { monthsFrom, type StoredEnquiry } from './store.ts';

const isWaiting = ({ state }: StoredEnquiry) => !['delivered', 'held'].includes(state);
const isNew = (one: StoredEnquiry) => one.read === null && one.answered === null && one.state !== 'held';

export const filters = {
  all: { label: 'All', has: () => true },
  new: { label: 'New', has: isNew },
  read: { label: 'Read', has: ({ read, answered }) => read !== null && answered === null },
  waiting: { label: 'Not delivered', has: isWaiting },
  answered: { label: 'Answered', has: ({ answered }) => answered !== null },
  held: { label: 'Held', has: ({ state }) => state === 'held' },
  erasing: { label: 'Erased next', has: () => true },
} satisfies Record<string, { label: string; has(enquiry: StoredEnquiry): boolean }>;

export type EnquiryFilter = keyof typeof filters;

export const shownIn = (value: string | null): EnquiryFilter =>
  value && Object.hasOwn(filters, value) ? (value as EnquiryFilter) : 'all';

export function matching(all: StoredEnquiry[], shown: EnquiryFilter, find: string, keepMonths: number) {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const text = (one: StoredEnquiry) => `${Object.values(one.fields).join(' ')} ${one.note}`.toLowerCase();
  const found = all.filter(
    (one) => filters[shown].has(one) && words.every((word) => text(one).includes(word)),
  );
  return shown === 'erasing' ? found.filter((one) => isErasedSoon(one, keepMonths)) : found;
}

/** Within a month from now. */
export function isErasedSoon({ received, state }: StoredEnquiry, keepMonths: number): boolean {
  return state !== 'queued' && monthsFrom(received, keepMonths) < monthsFrom(Date.now(), 1);
}
