/*
 * The order of events on the home page's stage, as shares of its travel: `from` and `to`. Everything that moves is
 * worked out from one number, so that scrolling back is going back. The words' places are in city-words.module.css.
 */
export type Beat = readonly [from: number, to: number];

export const beats = {
  /** The film dissolves into the same frame, drawn live. */
  handOver: [0.005, 0.09],
  heroLeaves: [0.03, 0.13],
  /** On a phone the ring is under the words as soon as they move. */
  heroLeavesUpright: [0.012, 0.05],
  /** The eye rises until it looks straight down. */
  crane: [0.07, 0.48],
  /** Street light turns from amber to ice, so that marigold means something again. */
  cool: [0.09, 0.3],
  flatten: [0.26, 0.46],
  draw: [0.37, 0.47],
  /** The desk's own map takes over. */
  plan: [0.45, 0.48],
  reticleFades: [0.34, 0.44],
  signals: [
    [0.49, 0.51],
    [0.52, 0.54],
    [0.55, 0.57],
  ],
  join: [0.6, 0.65],
  frame: [0.61, 0.73],
  callout: [0.65, 0.67],
  confirm: [0.765, 0.78],
  drive: [0.79, 0.875],
  pump: [0.885, 0.915],
  closed: [0.915, 0.925],
} as const satisfies Record<string, Beat | readonly Beat[]>;

/** While each sentence is read. */
export const words: readonly Beat[] = [
  [0.38, 0.485],
  [0.49, 0.605],
  [0.625, 0.76],
  [0.765, 0.885],
  [0.89, 1.1],
];

export const clamp = (value: number) => Math.min(1, Math.max(0, value));
export const share = (at: number, [from, to]: Beat) => clamp((at - from) / (to - from));
export const smooth = (t: number) => t * t * (3 - 2 * t);
export const between = (a: number, b: number, t: number) => a + (b - a) * t;
/** Slow at both ends: a crane, not a drone. */
export const craned = (t: number) => t * t * t * (t * (6 * t - 15) + 10);
