/*
 * One moving thing's own pause, remembered under its own key. The site-wide control stands above it:
 * while that says 'paused', nothing moves whatever was chosen here.
 */
import { useSyncExternalStore } from 'react';
import type { Motion } from './motion.ts';
import { readStored, writeStored } from './storage.ts';
import { useMotion } from './use-motion.ts';

export type MotionKey = 'motion-video' | 'motion-marquee';

const changed = new EventTarget();
/** What was chosen on this page stands even where storage is blocked. */
const chosen = new Map<MotionKey, Motion>();

function choiceOf(key: MotionKey): Motion {
  return chosen.get(key) ?? readStored(key, ['running', 'paused']) ?? 'running';
}

function choose(key: MotionKey, choice: Motion): void {
  chosen.set(key, choice);
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

export interface OwnMotion {
  /** May it move now? False until scripts run and the stored choice is known. */
  running: boolean;
  /** What its button says: whether it was paused here. */
  paused: boolean;
  toggle: () => void;
  /** The browser refused to start it: the button then offers to, and nothing is remembered. */
  giveUp: () => void;
}

export function useOwnMotion(key: MotionKey): OwnMotion {
  const site = useMotion();
  const own = useSyncExternalStore<Motion | undefined>(
    subscribe,
    () => choiceOf(key),
    () => undefined,
  );
  return {
    running: site === 'running' && own === 'running',
    paused: own === 'paused',
    toggle() {
      const choice = own === 'paused' ? 'running' : 'paused';
      writeStored(key, choice);
      choose(key, choice);
    },
    giveUp: () => choose(key, 'paused'),
  };
}
