/* What every field of the panel is given: the file it stands in, and the ways to save and to place a photograph. */
import type { Dropped } from './drop-pictures.ts';

export interface Work {
  file: string;
  save(ask: () => Promise<unknown>, refused?: (error: unknown) => void): void;
  place(dropped: Dropped): void;
}
