/* Every document of the site, for tests that visit all pages. */
import { addressOf, canonicalAddresses, furtherAddresses, hasPage } from '../src/app/addresses.ts';
import type { Edition } from '../src/content/edition-schema.ts';
import { editions } from '../src/content/editions.ts';
import type { Href, RouteId } from '../src/content/schema.ts';

export const pagePaths: string[] = canonicalAddresses;
export const documents: string[] = [...canonicalAddresses, ...furtherAddresses];

/** A path, or a page by its name, as an encoded address. */
export const address = (path: string): string => encodeURI(addressOf(path as Href));

export const translatedEditions: Edition[] = editions.slice(1);

/** Pages checked in every language: the others have the same views, which are checked in the first edition. */
const chosen: RouteId[] = [
  'home',
  'flagship',
  'contact',
  'services',
  'case-studies',
  'security-platform',
  'cloud',
  'search',
];

export const chosenPages = (edition: Edition): RouteId[] => chosen.filter((id) => hasPage(edition, id));
