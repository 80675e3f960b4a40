/*
 * Whether things may move: the visitor's stored choice, else the system's. The head's first script
 * sets it on the document before anything is painted; this keeps it, and tells who listens.
 */
import { writeStored } from './storage.ts';

export type Motion = 'running' | 'paused';

const changed = new EventTarget();

export function motion(): Motion {
  return document.documentElement.dataset.motion === 'running' ? 'running' : 'paused';
}

export function mayMove(): boolean {
  return motion() === 'running';
}

export function setMotion(choice: Motion): void {
  document.documentElement.dataset.motion = choice;
  writeStored('motion', choice);
  changed.dispatchEvent(new Event('change'));
}

export function onMotionChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}
