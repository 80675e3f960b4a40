/* Publishes text as it is typed, for previews elsewhere in the editor. */
import type { Part, Path } from '../content-value.ts';

export interface Typed {
  file: string;
  path: Path;
  parts: Part[];
}

const listeners = new Set<(typed: Typed) => void>();

export const notifyTyped = (typed: Typed) => {
  for (const listen of listeners) listen(typed);
};

export function onTyped(listen: (typed: Typed) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
