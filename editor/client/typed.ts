/* What is being typed anywhere in the editor, told to whatever shows it elsewhere. */
import type { Part, Path } from '../content-value.ts';

export interface Typed {
  file: string;
  path: Path;
  parts: Part[];
}

const listeners = new Set<(typed: Typed) => void>();

export const tellTyped = (typed: Typed) => {
  for (const listen of listeners) listen(typed);
};

export function onTyped(listen: (typed: Typed) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
