import type { Maintenance } from '../../../content/instruments/maintenance.ts';
import { calendarDay, monthStarts } from './calendar.ts';
import css from './months.module.css';
import { angleOf, outer, point, spoke } from './ring-geometry.ts';
import { half } from './schedule.ts';

/** Names of the months around the ring, always upright. */
export function Months({ content, day }: { content: Maintenance; day: number }) {
  const starts = monthStarts(day - half, day + half);
  const opposite = nearest(starts, day, 0);
  const quarters = [90, -90].map((degrees) => nearest(starts, day, degrees));
  const sideOf = (start: number) => (upwards(middleOf(start, day)) ? css.above : css.below);
  return (
    <>
      {[css.above, css.below].map((side) => (
        <path
          key={side}
          className={`${css.tick} ${side}`}
          data-drawing={side === css.above ? 'ink' : undefined}
          d={starts
            .filter((start) => sideOf(start) === side)
            .map((start) => spoke(outer, 8, 180 + angleOf(start - day)))
            .join('')}
        />
      ))}
      {starts.map((start) => {
        // A month's name would overlap the date.
        if (Math.abs(start + 14 - day) < 16) return null;
        const [x, y] = point(outer + 20, middleOf(start, day));
        const onPhone = start === opposite ? css.opposite : quarters.includes(start) ? css.quarter : '';
        return (
          <text
            key={start}
            className={`${css.month} ${sideOf(start)} ${onPhone}`}
            data-drawing={sideOf(start) === css.above ? 'ink' : undefined}
            x={x}
            y={y + 5}
          >
            {content.months[calendarDay(start).month]?.short}
          </text>
        );
      })}
    </>
  );
}

const middleOf = (start: number, day: number) => 180 + angleOf(start + 14 - day);
const upwards = (degrees: number) => Math.sin((degrees * Math.PI) / 180) < 0;

/** The month nearest to a direction; a phone shows only these. */
function nearest(starts: number[], day: number, degrees: number): number | undefined {
  const wanted = degrees === 0 ? half : (degrees * 365) / 360;
  const away = (start: number) => Math.abs(start + 14 - day - wanted);
  return [...starts].sort((a, b) => away(a) - away(b))[0];
}
