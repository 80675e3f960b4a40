import type { Burst, TaskId } from '../../../content/instruments/burst.ts';
import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import css from './area-strip.module.css';
import { allAtOnce, courseOf } from './schedule.ts';

/** A thumbnail of the instrument's hour, for one area of city work. */
export function AreaStrip({ content, area }: { content: Burst; area: Burst['areas'][number] }) {
  const { from, to, fact } = content;
  const { begins } = courseOf(content, allAtOnce(content));
  const minute = (at: number | TaskId) => (typeof at === 'number' ? at : begins(at));
  const x = (at: number | TaskId) => (minute(at) - from) * 10;
  const width = (to - from) * 10;
  const [first] = area.spans;
  return (
    <>
      <svg className={css.strip} viewBox={`0 0 ${width} 34`} preserveAspectRatio="none" aria-hidden="true">
        <path className={area.spans.length ? css.hour : css.empty} d={`M0 21.5H${width}`} />
        <path d={[0, 1, 2, 3, 4, 5, 6].map((ten) => `M${ten * 100} 15v6`).join('')} />
        <path className={css.fact} d={`M${x(fact)} 3v30`} />
        {area.spans.map((span) => {
          const start = x(span.from);
          const end = span.minutes ? start + span.minutes * 10 : span.to === undefined ? width : x(span.to);
          // Short ones get a minimum width to stay visible.
          return (
            <path
              key={start}
              className={css.span}
              d={`M${start} 17H${Math.max(start + 14, end)}v9H${start}z`}
            />
          );
        })}
      </svg>
      <p className="label">{fill(area.status, { from: timeOfDay(minute(first?.from ?? fact)) })}</p>
    </>
  );
}
