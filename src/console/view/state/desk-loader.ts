/* Types for loading the desk, none of which is fetched before a visitor opens it. */
import { type ComponentType, createContext } from 'react';
import type { Second } from '../../engine/act-types.ts';
import type { DeskContent } from './open-shift.ts';

export interface DeskProps {
  content: DeskContent;
  look: 'full' | 'embedded';
  /** The page a link to a moment leads to. */
  address: string;
  /** The address's fragment: a moment, a further window, or empty. */
  fragment: string;
  /** The shift to start with if the address has none. */
  begin?: { shift: string; seed?: number; at?: Second; paused?: boolean } | undefined;
  onLeave: () => void;
  /** Writes the moment to the address, on pages where the desk owns it. */
  onAddress?: ((fragment: string) => void) | undefined;
}

export interface LoadedDesk {
  Desk: ComponentType<DeskProps>;
  content: DeskContent;
}

export const DeskLoader = createContext<() => Promise<LoadedDesk>>(() =>
  Promise.reject(new Error('This page has no desk to load')),
);
