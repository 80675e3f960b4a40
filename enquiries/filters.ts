/* Which enquiries the inbox lists. */
import { deletionTime, monthsFrom } from './retention.ts';
import type { StoredEnquiry } from './store.ts';

const isWaiting = ({ state }: StoredEnquiry) => !['delivered', 'held'].includes(state);
const isNew = (one: StoredEnquiry) => one.read === null && one.answered === null && one.state !== 'held';

export const filters = {
  all: { label: 'All', has: () => true },
  new: { label: 'New', has: isNew },
  read: { label: 'Read', has: ({ read, answered }) => read !== null && answered === null },
  waiting: { label: 'Not delivered', has: isWaiting },
  answered: { label: 'Answered', has: ({ answered }) => answered !== null },
  held: { label: 'Suspected spam', has: ({ state }) => state === 'held' },
  deleting: { label: 'Deleted soon', has: (one, keepMonths) => isDeletedSoon(one, keepMonths) },
} satisfies Record<
  string,
  { label: string; has(enquiry: StoredEnquiry, keepMonths: number | undefined): boolean }
>;

export type EnquiryFilter = keyof typeof filters;

export const shownIn = (value: string | null): EnquiryFilter =>
  value && Object.hasOwn(filters, value) ? (value as EnquiryFilter) : 'all';

/** Filtered, with every word of `find` somewhere in it. */
export function matching(
  all: StoredEnquiry[],
  shown: EnquiryFilter,
  find: string,
  keepMonths: number | undefined,
): StoredEnquiry[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const text = (one: StoredEnquiry) =>
    [...Object.values(one.fields), ...one.others.map(([, value]) => value), one.note].join(' ').toLowerCase();
  return all.filter(
    (one) => filters[shown].has(one, keepMonths) && words.every((word) => text(one).includes(word)),
  );
}

/** Within a month from now. */
export function isDeletedSoon(one: StoredEnquiry, keepMonths: number | undefined): boolean {
  const time = deletionTime(one, keepMonths);
  return time !== undefined && time < monthsFrom(Date.now(), 1);
}
