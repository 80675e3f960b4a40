/* Shared by every field of the panel: its file, and how to save and to place a photograph. */
import type { Dropped } from './drop-pictures.ts';

export interface Work {
  file: string;
  save(ask: () => Promise<unknown>, refused?: (error: unknown) => void): void;
  place(dropped: Dropped): void;
}
