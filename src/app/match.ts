/* From an address to a screen. */
import type { Path, ServiceId } from '../content/schema.ts';
import { serviceIds } from '../content/service-ids.ts';
import { notFound, paths, type Route, routes } from './routes.ts';

const servicesPath = '/SERVICES/AllServicePage' satisfies Path;

export const servicePaths = serviceIds.map((id: ServiceId) => `${servicesPath}/${id}` as const);

export interface Match {
  /** Absent when no screen has this path. */
  path?: Path;
  screen: Route;
  serviceId?: string;
}

const byLowerCase = new Map(paths.map((path) => [path.toLowerCase(), path]));

/** Case and a trailing slash are forgiven; a path that cannot be decoded matches nothing. */
export function match(pathname: string): Match {
  const wanted = decodePath(pathname);
  const path = byLowerCase.get(wanted?.toLowerCase().replace(/(?<=.)\/$/, '') ?? '');
  if (path) return { path, screen: routes[path] };

  const serviceId = wanted?.match(servicePattern)?.[1];
  if (serviceId) return { path: servicesPath, screen: routes[servicesPath], serviceId };
  return { screen: notFound };
}

const servicePattern = new RegExp(`^${servicesPath}/([^/]+)/?$`, 'i');

export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
