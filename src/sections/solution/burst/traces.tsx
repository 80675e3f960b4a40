import { type ReactNode, useId } from 'react';
import type { Burst, OfficeId } from '../../../content/instruments/burst.ts';
import { type Bus, busesOf, type Course, pressureAt, tankAt, usualPressure, vehiclesAt } from './schedule.ts';
import css from './traces.module.css';

interface TraceProps {
  office: OfficeId;
  content: Burst;
  course: Course;
  now: number;
}

/** Ten units a minute; twenty minutes beyond the hour run on to the window's edge. */
export const minutesDrawn = 80;
const height = 76;
const tenth = (value: number) => Math.round(value * 10) / 10;

/** One office's instrument over the hour: the past bright, the future dim. */
export function Trace({ office, content, course, now }: TraceProps) {
  const id = useId();
  const drawn = drawings[office](content, course);
  return (
    <svg
      className={css.trace}
      viewBox={`0 0 ${minutesDrawn * 10} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <clipPath id={`${id}past`}>
        <path d={`M0 0h${(now - content.from) * 10}v${height}H0z`} />
      </clipPath>
      {drawn.under}
      <g id={id}>{drawn.trace}</g>
      <use className={css.past} href={`#${id}`} clipPath={`url(#${id}past)`} />
    </svg>
  );
}

const drawings: Record<OfficeId, (content: Burst, course: Course) => Record<'under' | 'trace', ReactNode>> = {
  water: (content, course) => ({
    under: <path className={css.dotted} d={curve(content, (at) => 74 - usualPressure(content, at) * 19)} />,
    trace: (
      <path className={css.line} d={curve(content, (at) => 74 - pressureAt(content, course, at) * 19)} />
    ),
  }),
  traffic: (content, course) => ({
    under: <path className={css.rule} d={`M0 75.5H${minutesDrawn * 10}`} />,
    trace: (
      <path
        className={css.filled}
        d={minutes(content)
          .flatMap((at) =>
            Array.from(
              { length: vehiclesAt(content, course, at) },
              (_, above) => `M${(at - content.from) * 10 + 1.5} ${66 - above * 10}h7v7h-7z`,
            ),
          )
          .join('')}
      />
    ),
  }),
  bus: (content, course) => {
    const buses = busesOf(content, course);
    const closed = (course.begins('closed') - content.from) * 10;
    return {
      under: (
        <>
          <path
            className={css.stretch}
            d={`M${closed} ${stopY(2)}H${minutesDrawn * 10}V${stopY(3)}H${closed}z`}
          />
          <path
            className={css.rule}
            d={content.buses.run.map((_, stop) => `M0 ${stopY(stop)}H${minutesDrawn * 10}`).join('')}
          />
        </>
      ),
      trace: (
        <>
          <path className={css.line} d={buses.map((bus) => roads(content, bus)).join('')} />
          <path className={css.roundabout} d={buses.map((bus) => diversion(content, bus)).join('')} />
        </>
      ),
    };
  },
  hospital: (content, course) => {
    const level = (at: number) => 76 - tankAt(content, course, at) * 0.95;
    const reserve = tenth(76 - content.tank.reserve * 0.95);
    return {
      under: (
        <>
          <path className={css.water} d={`${curve(content, level)}V76H0z`} />
          <path className={css.dotted} d={`M0 ${reserve}H${minutesDrawn * 10}`} />
        </>
      ),
      trace: <path className={css.line} d={curve(content, level)} />,
    };
  },
};

const minutes = ({ from }: Burst) => Array.from({ length: minutesDrawn + 1 }, (_, index) => from + index);

const curve = (content: Burst, y: (minute: number) => number) =>
  `M${minutes(content)
    .map((at) => `${(at - content.from) * 10} ${tenth(y(at))}`)
    .join('L')}`;

const stopY = (stop: number) => 8 + stop * 12.5;

/** A bus from stop to stop, without the part it drives round the closed stretch; a caught one waits before it. */
function roads({ from, buses }: Burst, { outcome, stops, waitsUntil }: Bus): string {
  const at = (minute: number | undefined, stop: number) => `${((minute ?? from) - from) * 10} ${stopY(stop)}`;
  const points = stops.map((minute, stop) => at(minute, stop));
  if (outcome === 'through') return `M${points.join('L')}`;
  const before = points.slice(0, buses.closedAfter + 1);
  const waits = outcome === 'caught' ? [at(waitsUntil, buses.closedAfter)] : [];
  return `M${[...before, ...waits].join('L')}M${points.slice(buses.closedAfter + 1).join('L')}`;
}

function diversion({ from, buses }: Burst, { outcome, stops, waitsUntil }: Bus): string {
  if (outcome === 'through') return '';
  const { closedAfter } = buses;
  const out = ((stops[closedAfter + 1] ?? from) - from) * 10;
  return `M${(waitsUntil - from) * 10} ${stopY(closedAfter)}L${out} ${stopY(closedAfter + 1)}`;
}
