import { createContext } from 'react';
import type { Href } from '../content/schema.ts';

/** How links turn a page's name into its address; the site says it, since only the route table knows. */
export const Addresses = createContext<(href: Href) => string>((href) => href);
