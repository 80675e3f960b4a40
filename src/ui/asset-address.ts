/*
 * The address of a picture or icon. In a browser that is the file itself; the prerender returns
 * what it inlined in the document. React does not change such attributes when it hydrates.
 */
import { createContext } from 'react';

/** `early` files are in the first view. */
export type AssetAddress = (path: string, early: boolean) => string;

export const AssetAddresses = createContext<AssetAddress>((path) => path);
