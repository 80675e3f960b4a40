/* Resolves page names, as used in content, to the addresses of the route table. */
import { sheetAddress } from '../content/data-sheets/addresses.ts';
import type { Edition } from '../content/edition-schema.ts';
import { editions } from '../content/editions.ts';
import type { Href, ProductId, RouteId } from '../content/schema.ts';
import type { Route } from './route.ts';
import { routeIds, routes } from './routes.ts';

export const firstEdition: Edition = editions[0];

interface PageTarget {
  id: RouteId;
  isMenuSpelling: boolean;
  /** A service below the page, a fragment, or nothing. */
  rest: string;
}

/** The page of this site that a link names, if any. */
export function targetOf(href: Href): PageTarget | undefined {
  const [, kind, id, rest = ''] = /^(page|menu):([^/#?]+)(.*)$/.exec(href) ?? [];
  return id ? { id: id as RouteId, isMenuSpelling: kind === 'menu', rest } : undefined;
}

/** The edition of a link's target: the first one if this edition lacks the page, and for every data sheet. */
export function editionOf(href: Href, edition: Edition): Edition {
  const target = targetOf(href);
  const isElsewhere = target ? !hasPage(edition, target.id) : href.startsWith('sheet:');
  return isElsewhere ? firstEdition : edition;
}

/** A link as an address, not yet percent-encoded. Anything else is returned unchanged. */
export function addressOf(href: Href, edition: Edition = firstEdition): string {
  const target = targetOf(href);
  if (href.startsWith('sheet:')) return sheetAddress(href.slice('sheet:'.length) as ProductId);
  if (!target) return href;
  const { address, menuSpelling } = routes[target.id] as Route;
  const spelled = target.isMenuSpelling ? (menuSpelling ?? address) : address;
  return withPrefix(editionOf(href, edition).prefix, spelled) + target.rest;
}

export function withPrefix(prefix: string, address: string): string {
  return prefix && address === '/' ? prefix : prefix + address;
}

export const hasPage = ({ pages }: Edition, id: RouteId): boolean => pages?.includes(id) ?? true;

export const pagesOf = (edition: Edition): RouteId[] => routeIds.filter((id) => hasPage(edition, id));

/** The canonical address of every page of an edition. */
export const canonicalAddressesOf = (edition: Edition): string[] =>
  pagesOf(edition).map((id) => addressOf(`page:${id}`, edition));

/** Pages at their other addresses: with a parameter, or in a second spelling. */
export function furtherAddressesOf(edition: Edition): string[] {
  return pagesOf(edition).flatMap((id) => {
    const { menuSpelling, parameters } = routes[id] as Route;
    const base = addressOf(`page:${id}`, edition);
    return [
      ...(parameters ?? []).map((parameter) => `${base}/${parameter}`),
      ...(menuSpelling ? [addressOf(`menu:${id}` as Href, edition)] : []),
    ];
  });
}

export const canonicalAddresses = canonicalAddressesOf(firstEdition);
export const furtherAddresses = furtherAddressesOf(firstEdition);
