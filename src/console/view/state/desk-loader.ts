/* How a page gets the desk: nothing of it is fetched before somebody wants it. */
import { type ComponentType, createContext } from 'react';
import type { Second } from '../../engine/act-types.ts';
import type { DeskContent } from './open-shift.ts';

export interface DeskProps {
  content: DeskContent;
  look: 'full' | 'embedded';
  /** The page a link to a moment leads to. */
  address: string;
  /** What the address says after its `#`: a moment, a further window, or nothing. */
  fragment: string;
  /** Which shift to begin with, when the address does not say. */
  begin?: { shift: string; seed?: number; at?: Second; paused?: boolean } | undefined;
  onLeave: () => void;
  /** Notes the moment in the address, where the address is the desk's. */
  onAddress?: ((fragment: string) => void) | undefined;
}

export interface LoadedDesk {
  Desk: ComponentType<DeskProps>;
  content: DeskContent;
}

export const DeskLoader = createContext<() => Promise<LoadedDesk>>(() =>
  Promise.reject(new Error('This page has no desk to load')),
);
