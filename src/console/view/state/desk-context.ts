import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DeskWords } from '../../../content/desk.ts';
import { visibleTo } from '../../engine/visible-to.ts';
import type { DeskProps } from './desk-loader.ts';
import type { DeskState } from './desk-state.ts';
import type { DeskStore } from './desk-store.ts';

export interface DeskTools {
  store: DeskStore;
  words: DeskWords;
  look: DeskProps['look'];
}

export const DeskContext = createContext<DeskTools | null>(null);

const shown = new WeakMap<DeskState, DeskState>();

/** The desk's state without what its role may not see. */
function visible(desk: DeskState): DeskState {
  const shift = visibleTo(desk.shift);
  if (shift === desk.shift) return desk;
  const found = shown.get(desk) ?? { ...desk, shift };
  shown.set(desk, found);
  return found;
}

/** The desk's state, and the store that changes it. */
export function useDesk(): DeskTools & { desk: DeskState } {
  const tools = useContext(DeskContext);
  if (!tools) throw new Error('No desk around this part');
  const desk = useSyncExternalStore(tools.store.subscribe, tools.store.snapshot, tools.store.snapshot);
  return { ...tools, desk: visible(desk) };
}
