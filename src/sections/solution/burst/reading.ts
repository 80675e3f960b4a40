import type { Burst, Office } from '../../../content/instruments/burst.ts';
import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { busesOf, type Course, caughtIn, pressureAt, tankAt, vehiclesAt } from './schedule.ts';

/** The office's reading at a minute, in full and abbreviated. */
export function readingOf(
  content: Burst,
  course: Course,
  { id, reading, short }: Office,
  now: number,
): Record<'reading' | 'short', string> {
  const closed = course.begins('closed');
  if (id === 'traffic' && now > closed) {
    const since = fill(content.words.noneSince, { time: timeOfDay(closed) });
    return { reading: since, short: since };
  }
  const value = {
    water: () => pressureAt(content, course, now).toFixed(1),
    traffic: () => vehiclesAt(content, course, now),
    bus: () => caughtIn(busesOf(content, course)),
    hospital: () => Math.round(tankAt(content, course, now)),
  }[id]();
  return { reading: fill(reading, { value }), short: fill(short, { value }) };
}
