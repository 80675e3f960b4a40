import type { Maintenance } from '../../../content/instruments/maintenance.ts';
import { calendarDay, monthStarts } from './calendar.ts';
import css from './months.module.css';
import { angleOf, outer, point } from './ring-geometry.ts';
import { half } from './schedule.ts';

/** Names of the months round the ring, upright wherever it is turned. */
export function Months({ content, day }: { content: Maintenance; day: number }) {
  const starts = monthStarts(day - half, day + half);
  const opposite = nearest(starts, day, 0);
  const quarters = [90, -90].map((degrees) => nearest(starts, day, degrees));
  return starts.map((start) => {
    const angle = 180 + angleOf(start - day);
    const middle = 180 + angleOf(start + 14 - day);
    const [x, y] = point(outer + 20, middle);
    // Where the date itself stands there is no room for a month.
    const beside = Math.abs(start + 14 - day) < 16;
    const place = Math.sin((middle * Math.PI) / 180) < 0 ? css.above : css.below;
    return (
      <g key={start} className={place}>
        <path className={css.tick} d={`M${-outer} 0h-8`} transform={`rotate(${angle - 180})`} />
        {!beside && (
          <text
            className={
              start === opposite
                ? `${css.month} ${css.opposite}`
                : quarters.includes(start)
                  ? `${css.month} ${css.quarter}`
                  : css.month
            }
            x={x}
            y={y + 5}
          >
            {content.months[calendarDay(start).month]?.short}
          </text>
        )}
      </g>
    );
  });
}

/** The month nearest to a direction, counted from the shown day opposite: the phone shows only these. */
function nearest(starts: number[], day: number, degrees: number): number | undefined {
  const wanted = degrees === 0 ? half : (degrees * 365) / 360;
  const away = (start: number) => Math.abs(start + 14 - day - wanted);
  return [...starts].sort((a, b) => away(a) - away(b))[0];
}
