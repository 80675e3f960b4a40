/* The main thread's frames in a Chromium trace, each with its work by kind. */

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread in microseconds, without waiting. */
  tdur?: number;
}

const namesOf = {
  script: ['EventDispatch', 'FireAnimationFrame'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint'],
  layers: ['Layerize', 'Commit'],
} as const;
type Part = keyof typeof namesOf;
export const parts = Object.keys(namesOf) as Part[];

/** Milliseconds. */
export type Frame = Record<Part | 'work', number>;

/** The longest frame after each mark called `step`, until the next: some work is put off until the frame after. */
export function framesIn(events: TraceEvent[]): Frame[] {
  const marks = events.filter(({ name }) => name === 'step').sort((a, b) => a.ts - b.ts);
  const { pid, tid } = marks[0] ?? { pid: 0, tid: 0 };
  const work = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
  const frames = work.filter(({ name }) => name === 'ProxyMain::BeginMainFrame').sort((a, b) => a.ts - b.ts);
  return marks.slice(0, -1).flatMap(({ ts }, index) => {
    const next = marks[index + 1]?.ts ?? Infinity;
    const [frame] = frames
      .filter((one) => one.ts >= ts && one.ts < next)
      .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
    if (!frame) return [];
    const inside = work.filter((event) => event.ts >= frame.ts && event.ts < frame.ts + (frame.dur ?? 0));
    const split = parts.map((part) => [part, sum(inside, namesOf[part])] as const);
    return [{ work: (frame.tdur ?? 0) / 1000, ...(Object.fromEntries(split) as Record<Part, number>) }];
  });
}

/** An event inside another of the same kind counts once. */
function sum(events: TraceEvent[], names: readonly string[]): number {
  const wanted = events.filter(({ name }) => names.includes(name)).sort((a, b) => a.ts - b.ts);
  let [total, until] = [0, 0];
  for (const { ts, dur = 0, tdur = 0 } of wanted) {
    if (ts < until) continue;
    total += tdur;
    until = ts + dur;
  }
  return total / 1000;
}
