/* Every document the site consists of, for tests that look at all of them. */
import { addressOf, canonicalAddresses, furtherAddresses } from '../src/app/addresses.ts';
import type { Href } from '../src/content/schema.ts';

export const screens: string[] = canonicalAddresses;
export const documents: string[] = [...canonicalAddresses, ...furtherAddresses];

/** A path, or a page by its name, as an encoded address. */
export const address = (path: string): string => encodeURI(addressOf(path as Href));
