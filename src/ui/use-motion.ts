import { useSyncExternalStore } from 'react';
import { type Motion, motion, onMotionChange } from './motion.ts';

/** The prerendered page cannot know: it is drawn as if things moved, and corrected once scripts run. */
export function useMotion(): Motion {
  return useSyncExternalStore(onMotionChange, motion, () => 'running');
}
