/* The page the desk was opened from, and its scroll position. */
const key = 'editor-page';

interface Before {
  address: string;
  top: number;
}

export function leavePage(): void {
  const { pathname, search, hash } = location;
  const before: Before = { address: pathname + search + hash, top: scrollY };
  sessionStorage.setItem(key, JSON.stringify(before));
}

const read = (): Before | undefined => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;

export const pageBefore = () => read()?.address ?? '/';

/** Restores the scroll position after a visit to the desk. */
export function comeBack(): void {
  const before = read();
  sessionStorage.removeItem(key);
  if (before?.address.startsWith(location.pathname)) scrollTo({ top: before.top, behavior: 'instant' });
}
