import { brand } from '../brand.ts';

/** Every word the engine writes into the log. `{name}` is filled in. */
export const words = {
  system: brand.flagship,
};

export type EngineWords = typeof words;
