import type { Maintenance } from '../../../content/instruments/maintenance.ts';
import { markShape } from '../../../ui/mark-shape.ts';
import { FlagShapes } from '../../shared/flag.tsx';
import { dayOf } from './calendar.ts';
import { angleOf, point, trackOf } from './ring-geometry.ts';
import css from './ring-signs.module.css';
import { half, type Year } from './schedule.ts';

interface RingSignsProps {
  content: Maintenance;
  day: number;
  year: Year;
}

/** Numbers of the functions shown on the ring: track, days from the line. */
const flags = [
  { number: 1, track: 3, days: 76, above: true },
  { number: 2, track: 1, days: 123, above: true },
  { number: 8, track: 6, days: 20, above: true },
  { number: 5, track: 4, days: -86, above: false },
];

/** Drawn over the marks: the line, the counts, unplanned calls, the functions' numbers. */
export function RingSigns({ content, day, year }: RingSignsProps) {
  const { words } = content;
  const happened = content.offPlan
    .map((one) => ({ ...one, days: dayOf(one.date) - day }))
    .filter(({ days }) => days < 0 && days >= -half);
  const radiusOf = (asset: string) => trackOf(content.assets.findIndex(({ name }) => name === asset)) + 7;
  const placed = flags.map(({ number, track, days, above }) => {
    const [x, y] = point(trackOf(track) + (number === 1 ? 21 : 9), 180 + angleOf(days));
    return { number, x, y, above };
  });
  // Of several calls with one number the first has the flag.
  const called = happened
    .filter((one, index) => happened.findIndex(({ number }) => number === one.number) === index)
    .map(({ asset, days, number }) => {
      const [x, y] = point(radiusOf(asset) + 3, 180 + angleOf(days - 5));
      return { number, x, y };
    });
  return (
    <>
      {happened.map(({ kind, asset, days }) => {
        const [x, y] = point(radiusOf(asset), 180 + angleOf(days));
        return kind === 'breakdown' ? (
          <circle key={`${asset}${kind}`} className={css.breakdown} cx={x} cy={y} r="7" />
        ) : (
          <path key={`${asset}${kind}`} className={css.reading} d={`M${x} ${y - 9}l9 9-9 9-9-9z`} />
        );
      })}
      {/* Hidden on a small ring, where they would be illegible; the list below has them. */}
      <g className={css.flag}>
        <FlagShapes onInk flags={placed.filter(({ above }) => above)} />
        <FlagShapes
          flags={[...placed.filter(({ above }) => !above), ...called, { number: 4, x: 92, y: 66 }]}
        />
      </g>
      <g data-drawing="ink">
        <text className={css.planCount} y="-52">
          {year.plan}
        </text>
        <text className={css.planWords} y="-24">
          {words.inPlan}
        </text>
      </g>
      <text className={css.historyCount} y="72">
        {year.history}
      </text>
      <text className={css.historyWords} y="98">
        {words.inHistory}
      </text>
      <path className={css.line} data-drawing="ink" d="M-155 0H-1500" />
      <g data-handle="" className={css.handle} data-drawing="ink" data-screen="">
        {/* A target of 44 px on a phone, too. */}
        <circle className={css.reach} cx="-494" r="62" />
        <path className={css.handleShape} d={markShape(-514, -22, 44, 44)} />
        <path className={css.handleSign} d="M-502-5l7-8 7 8M-502 5l7 8 7-8" />
      </g>
    </>
  );
}
