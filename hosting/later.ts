/*
 * What a light build leaves for later: pictures and data sheets that visitors of `npm start` rarely open. The build
 * writes the list, prerender/make-later.ts makes the files, and the server waits for one that is asked for early.
 */
export const laterFile = 'dist/later.json';

export interface Later<Card = unknown, Photograph = unknown> {
  /** Every file still to be made, as in the site's folder. */
  files: string[];
  cards: [file: string, card: Card][];
  photographs: Photograph[];
}

/** From the server: make this file first. From the maker: this file is there, or could not be made. */
export type LaterMessage = { first: string } | { made: string } | { failed: string; reason: string };
