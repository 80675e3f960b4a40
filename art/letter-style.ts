export interface LetterStyle {
  /** The typeface's width axis, 75 to 125. */
  width: number;
  /** The typeface's weight axis, 100 to 800. */
  weight: number;
  size: number;
  /** Letter spacing in the drawing's units. */
  tracking?: number;
}

export interface Lettering {
  /** Path data. */
  d: string;
  /** From the start of the first letter to the end of the last one, side bearings included. */
  advance: number;
}
