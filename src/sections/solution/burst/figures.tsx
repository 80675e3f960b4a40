import type { Burst } from '../../../content/instruments/burst.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import css from './figures.module.css';
import { busesOf, type Course, caughtIn } from './schedule.ts';

/** Totals over the four lanes. */
export function Figures({ content, course }: { content: Burst; course: Course }) {
  const { words } = content;
  const figures: [label: string, value: string | number][] = [
    [words.allNotified, timeOfDay(Math.max(...Object.values(course.heard)))],
    [words.roadClosed, timeOfDay(course.begins('closed'))],
    [words.caught, caughtIn(busesOf(content, course))],
    [words.mainsOff, timeOfDay(course.begins('tank'))],
  ];
  return (
    <dl className={css.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
