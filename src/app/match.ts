/* From an address to a page. */
import type { RouteId } from '../content/schema.ts';
import { addressOf } from './addresses.ts';
import type { Route } from './route.ts';
import { notFound, offline, routeIds, routes } from './routes.ts';

export interface Match {
  /** Absent when no page has this address. */
  id?: RouteId;
  route: Route;
  /** The optional last part of the address, as it was typed. */
  parameter?: string;
}

const byLowerCase = new Map(routeIds.map((id) => [addressOf(`page:${id}`).toLowerCase(), id]));

/** Case and a trailing slash are forgiven; an address that cannot be decoded matches nothing. */
export function match(pathname: string): Match {
  const wanted = decodePath(pathname)?.replace(/(?<=.)\/$/, '') ?? '';
  const id = byLowerCase.get(wanted.toLowerCase());
  if (id) return { id, route: routes[id] };

  const slash = wanted.lastIndexOf('/');
  const parent = byLowerCase.get(wanted.slice(0, slash).toLowerCase());
  const parameter = wanted.slice(slash + 1);
  if (parent && parameter && routes[parent].parameters)
    return { id: parent, route: routes[parent], parameter };
  return { route: wanted === offline.address ? offline : notFound };
}

export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
