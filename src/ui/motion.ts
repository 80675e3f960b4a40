/*
 * Whether things may move: the visitor's stored choice, else the system's, which the head's first script sets on
 * the document before anything is painted. This keeps the choice, and tells who listens.
 */
import { readStored, writeStored } from './storage.ts';

export type Motion = 'running' | 'paused';

const changed = new EventTarget();

export function motion(): Motion {
  return document.documentElement.dataset.motion === 'running' ? 'running' : 'paused';
}

export function mayMove(): boolean {
  return motion() === 'running';
}

/** Once the first frame is painted, in which nothing moves yet. */
export function restoreMotion(): void {
  const choice = readStored('motion', ['running', 'paused']);
  if (choice) document.documentElement.dataset.motion = choice;
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
