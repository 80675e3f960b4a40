/*
 * Where a component finds a picture or icon. In a browser that is the file itself; the prerender answers with
 * what it wrote into the document. React leaves such attributes alone when it hydrates.
 */
import { createContext } from 'react';

/** `early` files are in the first view. */
export type AssetAddress = (path: string, early: boolean) => string;

export const AssetAddresses = createContext<AssetAddress>((path) => path);
