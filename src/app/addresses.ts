/* Where pages stand. Content names pages, the route table spells addresses, and this brings the two together. */
import { language } from '../content/language.ts';
import type { Href, RouteId } from '../content/schema.ts';
import type { Route } from './route.ts';
import { routeIds, routes } from './routes.ts';

/** A link as an address, not yet percent-encoded. What is no page of this site stays as it is. */
export function addressOf(href: Href, prefix: string = language.prefix): string {
  const link = /^(page|menu):([^/#]+)(.*)$/.exec(href);
  if (!link) return href;
  const [, kind, id, rest] = link;
  const { address, menuSpelling } = routes[id as RouteId] as Route;
  return withPrefix(prefix, kind === 'menu' ? (menuSpelling ?? address) : address) + rest;
}

function withPrefix(prefix: string, address: string): string {
  return prefix && address === '/' ? prefix : prefix + address;
}

/** The canonical address of every page. */
export const canonicalAddresses = routeIds.map((id) => addressOf(`page:${id}`));

/** Pages at the further addresses the table names: one that goes on, a second spelling. */
export const furtherAddresses = routeIds.flatMap((id) => {
  const { menuSpelling, parameters } = routes[id] as Route;
  const base = addressOf(`page:${id}`);
  return [
    ...(parameters ?? []).map((parameter) => `${base}/${parameter}`),
    ...(menuSpelling ? [addressOf(`menu:${id}` as Href)] : []),
  ];
});
