/* Matches an address to a page. */
import type { Edition } from '../content/edition-schema.ts';
import { editions } from '../content/editions.ts';
import type { RouteId } from '../content/schema.ts';
import { addressOf, firstEdition, pagesOf, withPrefix } from './addresses.ts';
import type { Route } from './route.ts';
import { notFound, offline, routes } from './routes.ts';

export interface Match {
  /** The edition the address belongs to, whether or not it has such a page. */
  edition: Edition;
  /** Undefined if no page has this address. */
  id?: RouteId;
  route: Route;
  /** The optional last segment of the address, as typed. */
  parameter?: string;
}

const pagesByAddress = new Map<Edition, Map<string, RouteId>>();

function byLowerCase(edition: Edition): Map<string, RouteId> {
  const known = pagesByAddress.get(edition);
  if (known) return known;
  const pages = pagesOf(edition).map((id) => [addressOf(`page:${id}`, edition).toLowerCase(), id] as const);
  const made = new Map(pages);
  pagesByAddress.set(edition, made);
  return made;
}

/** Ignores case and a trailing slash; an address that cannot be decoded matches nothing. */
export function match(pathname: string): Match {
  const edition = editionAt(pathname);
  const wanted = decodePath(pathname)?.replace(/(?<=.)\/$/, '') ?? '';
  const pages = byLowerCase(edition);
  const id = pages.get(wanted.toLowerCase());
  if (id) return { edition, id, route: routes[id] };

  const slash = wanted.lastIndexOf('/');
  const parent = pages.get(wanted.slice(0, slash).toLowerCase());
  const parameter = wanted.slice(slash + 1);
  if (parent && parameter && routes[parent].parameters)
    return { edition, id: parent, route: routes[parent], parameter };
  const isOffline = wanted === withPrefix(edition.prefix, offline.address);
  return { edition, route: isOffline ? offline : notFound };
}

function editionAt(pathname: string): Edition {
  const path = pathname.toLowerCase();
  return (
    editions.find(({ prefix }) => prefix && (path === prefix || path.startsWith(`${prefix}/`))) ??
    firstEdition
  );
}

export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
