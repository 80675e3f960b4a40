/*
 * Addresses that pages had before, so that old links find them: a page that has moved is led to from here, and
 * a page that still stands there needs nothing. Hosts alone read this (prerender/prerender.ts).
 */
import type { RouteId } from '../content/schema.ts';
import { addressOf, canonicalAddresses } from './addresses.ts';

export const formerAddresses: [former: `/${string}`, page: RouteId][] = [
  ['/products/victorPage', 'flagship'],
];

export interface Redirect {
  from: string;
  to: string;
}

/** An address that any page has now, in whatever spelling, leads nowhere else. */
export function redirects(former = formerAddresses): Redirect[] {
  const taken = new Set(canonicalAddresses.map((address) => address.toLowerCase()));
  return former
    .filter(([from]) => !taken.has(from.toLowerCase()))
    .map(([from, page]) => ({ from, to: addressOf(`page:${page}`) }));
}
