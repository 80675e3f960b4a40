import { createContext } from 'react';
import type { Href } from '../content/schema.ts';

export interface Address {
  /** Not yet percent-encoded. */
  path: string;
  /** The language of the target, if it differs from the page's. */
  language?: string;
  /** Its name in the page's language: 'English'. */
  note?: string;
  /** The mark of a link to a sample case: 'Sample case'. */
  sample?: string;
}

/** Turns a page's name into its address. Provided by the site, since only it imports the route table. */
export const Addresses = createContext<(href: Href) => Address>((href) => ({ path: href }));
