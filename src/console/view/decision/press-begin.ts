import { useLayoutEffect, useRef } from 'react';
import type { DeskStore } from '../state/desk-store.ts';

/** When the press on an answer began, and when its question was painted: an earlier press is not for it. */
export function usePressBegin(store: DeskStore) {
  const began = useRef<number>(undefined);
  useLayoutEffect(() => {
    const painted = store.ask();
    const frame = requestAnimationFrame(painted);
    return () => cancelAnimationFrame(frame);
  }, [store]);
  return {
    note: () => {
      began.current = performance.now();
    },
    /** Undefined for a key, which is pressed as it acts. */
    take: () => {
      const { current } = began;
      began.current = undefined;
      return current;
    },
  };
}
