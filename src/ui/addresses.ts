import { createContext } from 'react';
import type { Href } from '../content/schema.ts';

export interface Address {
  /** Not yet percent-encoded. */
  path: string;
  /** The language of the page behind it, where that is not the reader's. */
  language?: string;
  /** Says so in the reader's language: 'English'. */
  note?: string;
}

/** Turns a page's name into its address. Provided by the site, since only it imports the route table. */
export const Addresses = createContext<(href: Href) => Address>((href) => ({ path: href }));
