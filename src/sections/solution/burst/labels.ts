/* Which tasks can be labelled on their bars without overlap. */
import type { Burst } from '../../../content/instruments/burst.ts';
import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { type Course, reserveAt, type TaskBar } from './schedule.ts';

export interface Label {
  text: string;
  at: number;
  isCurrent: boolean;
  /** Only where a minute is as wide as on a large window. */
  isWide: boolean;
}

/** How many Latin letters fit into a minute: on a laptop, and on a large window. */
const narrow = 1.9;
const wide = 2.3;

/** In Latin letters: Arabic ones are wider, and marks of direction have no width. */
function lettersIn(text: string): number {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  return text.replace(/\p{Format}/gu, '').length + arabic * 0.3;
}

export function labelsOf(content: Burst, course: Course, bars: TaskBar[], now: number): Label[] {
  const current = bars.findLast(({ from }) => from <= now);
  const empty = timeOfDay(reserveAt(content, course));
  return bars.flatMap((bar) => {
    const { task, from, to = content.to + 3 } = bar;
    const text = fill(task.label, { empty });
    const isCurrent = bar === current;
    // The running task is labelled at the clock.
    const at =
      bar.to === undefined && isCurrent
        ? Math.max(from, Math.min(now, content.to - lettersIn(text) / narrow))
        : from;
    const letters = lettersIn(text) / (to - at);
    return letters > wide ? [] : [{ text, at, isCurrent, isWide: letters > narrow }];
  });
}
