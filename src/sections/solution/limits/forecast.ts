/* A reading's trend: a linear fit of its last samples, and when it reaches a limit. */
import type { Limits, Reading } from '../../../content/instruments/limits.ts';
import { fill } from '../../../ui/fill.ts';
import { timeOfDay, twoDigits } from '../../../ui/time-text.ts';

export interface Bounds {
  low: number;
  high: number;
}

export type Outlook =
  | { kind: 'within' }
  /** Minutes from now until the line meets the limit. */
  | { kind: 'drifts'; minutes: number; limit: number }
  /** Index of the first sample beyond the limit. */
  | { kind: 'beyond'; since: number; limit: number };

/** Least squares: the line's value now, its change from sample to sample, and how well it fits. */
export function lineOf({ samples }: Reading, through: number) {
  const last = samples.slice(-through);
  const middle = (last.length - 1) / 2;
  const mean = last.reduce((sum, value) => sum + value, 0) / last.length;
  let [across, both, along] = [0, 0, 0];
  for (const [index, value] of last.entries()) {
    across += (index - middle) ** 2;
    both += (index - middle) * (value - mean);
    along += (value - mean) ** 2;
  }
  const slope = both / across;
  return { slope, now: mean + slope * middle, fit: along === 0 ? 0 : both ** 2 / (across * along) };
}

export function outlookOf(content: Limits, reading: Reading, { low, high }: Bounds): Outlook {
  const { samples } = reading;
  const last = samples.at(-1) ?? 0;
  const isBeyond = (value: number) => value < low || value > high;
  if (isBeyond(last)) {
    const inside = samples.findLastIndex((value) => !isBeyond(value));
    return { kind: 'beyond', since: inside + 1, limit: last > high ? high : low };
  }
  const { slope, now, fit } = lineOf(reading, content.through);
  const limit = slope > 0 ? high : low;
  const minutes = ((limit - now) / slope) * content.apart;
  const drifts = fit >= content.fit && minutes >= 0 && minutes <= content.ahead;
  return drifts ? { kind: 'drifts', minutes, limit } : { kind: 'within' };
}

/** One limit elsewhere: a step of its scale apart from the other, and no further than its quantity goes. */
export function moveLimit(
  { range, decimals }: Reading,
  { low, high }: Bounds,
  end: keyof Bounds,
  to: number,
): Bounds {
  const rounded = (value: number) => Number(value.toFixed(decimals));
  const value = Math.max(range.low, Math.min(range.high, rounded(Math.round(to / range.step) * range.step)));
  return end === 'high'
    ? { low, high: Math.max(value, rounded(low + range.step)) }
    : { low: Math.min(value, rounded(high - range.step)), high };
}

/** Formats a number with a typographic minus sign. */
export const formatFigure = (value: number, decimals: number): string =>
  value.toFixed(decimals).replace('-', '−');

export const withUnit = ({ value, decimals }: Reading, of: number, more = 0): string =>
  fill(value, { value: formatFigure(of, decimals + more) });

/** The forecast as a large figure and the text after it. */
export function describeOutlook({ now, apart, words }: Limits, { samples }: Reading, outlook: Outlook) {
  if (outlook.kind === 'within') return { figure: '', text: words.keeps };
  if (outlook.kind === 'beyond') {
    // No sample tells when it began.
    if (outlook.since === 0) return { figure: words.dayFigure, text: words.day };
    const minute = now - (samples.length - 1 - outlook.since) * apart;
    return {
      figure: fill(words.sinceFigure, { time: timeOfDay((minute + 1440) % 1440) }),
      text: minute < 0 ? words.sinceYesterday : words.since,
    };
  }
  const [hours, minutes] = [Math.floor(outlook.minutes / 60), Math.floor(outlook.minutes % 60)];
  return {
    figure: fill(words.untilFigure, { hours, minutes: twoDigits(minutes) }),
    text: fill(words.until, { time: timeOfDay(now + outlook.minutes) }),
  };
}

/** The open row's scale: the limits' range and an eighth of it at each end, where handles stay within the row. */
export const scaleOf = ({ range: { low, high } }: Reading): Bounds => {
  const end = (high - low) / 8;
  return { low: low - end, high: high + end };
};
