/* A stream counted in time windows. The record loops, so that the stream never ends. */

export interface Stream {
  /** Events in each second of the record. */
  events: readonly number[];
  windowSeconds: number;
}

export interface Window {
  index: number;
  /** Events that have arrived in it so far. */
  count: number;
  open: boolean;
}

const inSecond = ({ events }: Stream, second: number) =>
  events[((second % events.length) + events.length) % events.length] ?? 0;

/** Arrival times of the events of one second, evenly spaced. */
function momentsOf(stream: Stream, second: number): number[] {
  const count = inSecond(stream, second);
  return Array.from({ length: count }, (_, index) => second + (index + 0.5) / count);
}

/** The last windows at a moment, oldest first; the last one is still open. */
export function windowsAt(stream: Stream, now: number, shown: number): Window[] {
  const current = Math.floor(now / stream.windowSeconds);
  return Array.from({ length: shown }, (_, place) => current - shown + 1 + place)
    .filter((index) => index >= 0)
    .map((index) => {
      const begins = index * stream.windowSeconds;
      const full = Math.min(begins + stream.windowSeconds, Math.floor(now));
      let count = 0;
      for (let second = begins; second < full; second++) count += inSecond(stream, second);
      const open = index === current;
      if (open) count += momentsOf(stream, full).filter((moment) => moment <= now).length;
      return { index, count, open };
    });
}

/** Falling events: remaining share of their fall, and horizontal position. */
export function falling(stream: Stream, now: number, seconds: number): { part: number; across: number }[] {
  const first = Math.floor(now);
  return Array.from({ length: seconds + 1 }, (_, index) => first + index).flatMap((second) =>
    momentsOf(stream, second)
      .filter((moment) => moment > now && moment <= now + seconds)
      .map((moment, index) => ({
        part: (moment - now) / seconds,
        across: (((second * 0.381966 + index * 0.618034) % 1) + 1) % 1,
      })),
  );
}
