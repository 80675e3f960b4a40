/** An interval of the shift, drawn from left to right. */
export interface TimeRange {
  from: number;
  to: number;
}

const steps = [30, 60, 120, 300, 600, 900, 1800, 3600];

/** A tick interval in whole minutes, wide enough for the labels. */
export function ticks({ from, to }: TimeRange, most = 7): number[] {
  const step = steps.find((one) => (to - from) / one <= most) ?? 3600;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}

export function shareAt({ from, to }: TimeRange, at: number): number {
  return Math.min(1, Math.max(0, (at - from) / Math.max(1, to - from)));
}

export function percent(axis: TimeRange, at: number): string {
  return `${(shareAt(axis, at) * 100).toFixed(2)}%`;
}

/** From the first to the last moment, padded and rounded to whole ticks. */
export function axisOf(moments: readonly number[], step: number): TimeRange {
  const from = Math.floor(Math.min(...moments) / step) * step;
  const to = Math.ceil((Math.max(...moments) + 1) / step) * step;
  return { from, to: Math.max(to, from + step) };
}
