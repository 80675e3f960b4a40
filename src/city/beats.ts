/*
 * The timeline of the home page's stage. A beat is a range of the scroll progress, 0 to 1; everything on the stage is
 * computed from that one number, so scrolling back plays it backwards. city-words.module.css repeats the ranges of `sentenceBeats`.
 */
export type Beat = readonly [from: number, to: number];

export const beats = {
  /** The film fades into the same frame, drawn live. */
  handOver: [0.005, 0.09],
  heroLeaves: [0.03, 0.13],
  /** In portrait the ring is under the hero's text as soon as it scrolls. */
  heroLeavesUpright: [0.012, 0.05],
  /** The camera rises until it looks straight down. */
  crane: [0.07, 0.48],
  /** Street lights turn from amber to ice, so that marigold stands out later. */
  cool: [0.09, 0.3],
  flatten: [0.26, 0.46],
  draw: [0.37, 0.47],
  /** The desk's map fades in over the canvas. */
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

/** When each sentence is shown. */
export const sentenceBeats: readonly Beat[] = [
  [0.38, 0.485],
  [0.49, 0.605],
  [0.625, 0.76],
  [0.765, 0.885],
  [0.89, 1.1],
];

export const clamp = (value: number) => Math.min(1, Math.max(0, value));
export const progressIn = (at: number, [from, to]: Beat) => clamp((at - from) / (to - from));
export const smooth = (t: number) => t * t * (3 - 2 * t);
export const between = (a: number, b: number, t: number) => a + (b - a) * t;
/** Slow at both ends, like a camera crane. */
export const easeCrane = (t: number) => t * t * t * (t * (6 * t - 15) + 10);
