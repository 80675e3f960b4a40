/* Props shared by every field of the panel. */
import type { Dropped } from './drop-pictures.ts';

export interface Work {
  file: string;
  save(ask: () => Promise<unknown>, refused?: (error: unknown) => void): void;
  place(dropped: Dropped): void;
}
