/* The page the desk was opened from, and how far it was scrolled. */
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

/** Scrolls to where the page was left for the desk. */
export function comeBack(): void {
  const before = read();
  sessionStorage.removeItem(key);
  if (before?.address.startsWith(location.pathname)) scrollTo({ top: before.top, behavior: 'instant' });
}
