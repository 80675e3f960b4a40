import { useSyncExternalStore } from 'react';
import { type Motion, motion, onMotionChange } from './motion.ts';

/** Prerendered as if motion were allowed, and corrected on hydration. */
export function useMotion(): Motion {
  return useSyncExternalStore(onMotionChange, motion, () => 'running');
}
