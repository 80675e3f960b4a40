/* The scale of a closed row, and what of its reading lies outside. */
import type { Bounds } from './forecast.ts';

/** The limits' band takes five eighths of a closed row. */
export const closedScaleOf = ({ low, high }: Bounds): Bounds => {
  const pad = (high - low) * 0.3;
  return { low: low - pad, high: high + pad };
};

/** A line along the edge by which samples leave the scale, in a drawing 100 units high. */
export const outsideOf = (samples: number[], { low, high }: Bounds): string =>
  samples
    .map((value, index) => {
      if (value > high) return `M${index} 0h-1`;
      return value < low ? `M${index} 100h-1` : '';
    })
    .join('');
