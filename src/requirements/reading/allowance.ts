/*
 * What one list may hold, all its sheets together. A small file can ask for millions of cells; a tender has a few
 * thousand.
 */
import { Unreadable } from './sheet.ts';

/** As in a spreadsheet's older format; a cell further right is a mistake. */
export const mostColumns = 256;
/** As in a spreadsheet. */
export const longestCell = 32_767;
/** Cells, and characters in them. */
const most = 2_000_000;

export class Allowance {
  #cells: number;
  #characters: number;

  constructor(times = 1) {
    this.#cells = this.#characters = most * times;
  }

  /** Counts a cell, which counts even if empty, and returns its text, cut to the longest a cell may have. */
  take(text = ''): string {
    const kept = text.length > longestCell ? text.slice(0, longestCell) : text;
    this.#cells -= 1;
    this.#characters -= kept.length;
    if (this.#cells < 0 || this.#characters < 0) throw new Unreadable('too-deep');
    return kept;
  }
}
