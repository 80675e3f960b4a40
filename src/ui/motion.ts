/*
 * Whether motion is allowed: the visitor's stored choice, else the system's, which the first script sets on
 * the document before anything is painted. This stores the choice and notifies subscribers.
 */
import { readStored, writeStored } from './storage.ts';

export type Motion = 'running' | 'paused';

const choices = ['running', 'paused'] as const;
const changed = new EventTarget();

export function motion(): Motion {
  return document.documentElement.dataset.motion === 'running' ? 'running' : 'paused';
}

export function mayMove(): boolean {
  return motion() === 'running';
}

/** After the first frame, in which nothing moves yet. */
export function restoreMotion(): void {
  const choice = readStored('motion', choices);
  if (choice) document.documentElement.dataset.motion = choice;
}

export function setMotion(choice: Motion): void {
  writeStored('motion', choice);
  apply(choice);
}

/** Without a stored choice, follows changes of the system's setting. */
export function followSystemMotion(): void {
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', ({ matches }) => {
    if (!readStored('motion', choices)) apply(matches ? 'paused' : 'running');
  });
}

function apply(choice: Motion): void {
  document.documentElement.dataset.motion = choice;
  changed.dispatchEvent(new Event('change'));
}

export function onMotionChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}
