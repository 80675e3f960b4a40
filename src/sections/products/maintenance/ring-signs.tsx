import type { ComponentProps } from 'react';
import type { Maintenance } from '../../../content/instruments/maintenance.ts';
import { FlagShape } from '../flag.tsx';
import { dayOf } from './calendar.ts';
import { angleOf, point, trackOf } from './ring-geometry.ts';
import css from './ring-signs.module.css';
import { half, type Year } from './schedule.ts';

interface RingSignsProps {
  content: Maintenance;
  day: number;
  year: Year;
}

/** Numbers of the functions that stand on the ring itself: track, days from the line. */
const flags = [
  { number: 1, track: 3, days: 76, above: true },
  { number: 2, track: 1, days: 123, above: true },
  { number: 8, track: 6, days: 20, above: true },
  { number: 5, track: 4, days: -86, above: false },
];

/** What lies over the marks: the line, the counts, calls that nobody planned, the functions' numbers. */
export function RingSigns({ content, day, year }: RingSignsProps) {
  const { words } = content;
  const happened = content.offPlan
    .map((one) => ({ ...one, days: dayOf(one.date) - day }))
    .filter(({ days }) => days < 0 && days >= -half);
  const seen = new Set<number>();
  return (
    <>
      {happened.map(({ kind, asset, days, number }) => {
        const track = trackOf(content.assets.findIndex(({ name }) => name === asset)) + 7;
        const [x, y] = point(track, 180 + angleOf(days));
        const [flagX, flagY] = point(track + 3, 180 + angleOf(days - 5));
        const first = !seen.has(number);
        seen.add(number);
        return (
          <g key={`${asset}${kind}`}>
            {kind === 'breakdown' ? (
              <circle className={css.breakdown} cx={x} cy={y} r="7" />
            ) : (
              <path className={css.reading} d={`M${x} ${y - 9}l9 9-9 9-9-9z`} />
            )}
            {first && <RingFlag x={flagX} y={flagY} number={number} />}
          </g>
        );
      })}
      {flags.map(({ number, track, days, above }) => {
        const [x, y] = point(trackOf(track) + (number === 1 ? 21 : 9), 180 + angleOf(days));
        return <RingFlag key={number} x={x} y={y} number={number} onInk={above} />;
      })}
      <text className={css.planCount} y="-52">
        {year.plan}
      </text>
      <text className={css.planWords} y="-24">
        {words.inPlan}
      </text>
      <text className={css.historyCount} y="72">
        {year.history}
      </text>
      <text className={css.historyWords} y="98">
        {words.inHistory}
      </text>
      <RingFlag x={92} y={66} number={4} />
      <path className={css.line} d="M-155 0H-1500" />
      <g data-handle="" className={css.handle}>
        {/* A target of 44 px on a phone, too. */}
        <circle className={css.reach} cx="-494" r="62" />
        <path className={css.handleShape} d="M-514-22h22a22 22 0 0 1 0 44h-22z" />
        <path className={css.handleSign} d="M-502-5l7-8 7 8M-502 5l7 8 7-8" />
      </g>
    </>
  );
}

/** Where the ring is small its numbers could not be read: the list below has them. */
function RingFlag(flag: ComponentProps<typeof FlagShape>) {
  return (
    <g className={css.flag}>
      <FlagShape {...flag} />
    </g>
  );
}
