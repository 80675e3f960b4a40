/*
 * Addresses that pages had before, so that old links find them: a page that has moved is led to from here, and
 * a page that still stands there needs nothing. Hosts alone read this (prerender/prerender.ts).
 */
import { editions } from '../content/editions.ts';
import type { RouteId } from '../content/schema.ts';
import { addressOf, canonicalAddressesOf, pagesOf, withPrefix } from './addresses.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

export const formerAddresses: [former: `/${string}`, page: RouteId][] = [
  ['/products/victorPage', 'flagship'],
];

export interface Redirect {
  from: string;
  to: string;
}

/**
 * In every language, and with each of the parts an address may go on with. An address that any page has now, in
 * whatever spelling, leads nowhere else.
 */
export function redirects(former = formerAddresses): Redirect[] {
  return editions.flatMap((edition) => {
    const taken = new Set(canonicalAddressesOf(edition).map((address) => address.toLowerCase()));
    return former
      .filter(([, page]) => pagesOf(edition).includes(page))
      .map(([from, page]) => ({ from: withPrefix(edition.prefix, from), page }))
      .filter(({ from }) => !taken.has(from.toLowerCase()))
      .flatMap(({ from, page }) => {
        const to = addressOf(`page:${page}`, edition);
        const further = (routes[page] as Route).parameters ?? [];
        return [{ from, to }, ...further.map((part) => ({ from: `${from}/${part}`, to: `${to}/${part}` }))];
      });
  });
}
