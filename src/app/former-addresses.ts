/* Former addresses of pages, which redirect to their current ones. Only hosts and the development server read this. */
import { editions } from '../content/editions.ts';
import type { RouteId } from '../content/schema.ts';
import { addressOf, canonicalAddressesOf, pagesOf, withPrefix } from './addresses.ts';
import { decodePath } from './match.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

export const formerAddresses: [former: `/${string}`, page: RouteId][] = [
  ['/products/victorPage', 'flagship'],
];

export interface Redirect {
  from: string;
  to: string;
}

/** In every language and with each parameter. A current address of any page, in any spelling, never redirects. */
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

/** The current address for a former one, compared as hosts do: without case and a trailing slash. */
export function movedTo(pathname: string, known = redirects()): string | undefined {
  const wanted = decodePath(pathname)
    ?.toLowerCase()
    .replace(/(?<=.)\/$/, '');
  return known.find(({ from }) => from.toLowerCase() === wanted)?.to;
}
