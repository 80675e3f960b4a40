import type { Burst, Office } from '../../../content/instruments/burst.ts';
import { fill } from '../../../ui/fill.ts';
import { markShape } from '../../../ui/mark-shape.ts';
import { labelsOf } from './labels.ts';
import css from './lane-signs.module.css';
import { type Course, vehiclesAt } from './schedule.ts';

interface LaneSignsProps {
  office: Office;
  content: Burst;
  course: Course;
  now: number;
  reading: string;
}

/** Labels and marks over a lane: positioned by time, without scaling. */
export function LaneSigns({ office: { id }, content, course, now, reading }: LaneSignsProps) {
  const { from, to, fact, words } = content;
  const share = (minute: number) => `${((minute - from) / (to - from)) * 100}%`;
  const heard = course.heard[id];
  const closed = course.begins('closed');
  let counted = 0;
  for (let minute = from; minute <= closed; minute++) counted += vehiclesAt(content, course, minute);
  return (
    <svg className={`${css.signs} ${css[id] ?? ''}`} aria-hidden="true">
      {id === 'water' && (
        <text className={css.above} x={share(from + 10)}>
          {words.usual}
        </text>
      )}
      {id === 'hospital' && (
        <text className={css.above} x="100%" dx="-.5em" textAnchor="end">
          {fill(words.reserve, { value: content.tank.reserve })}
        </text>
      )}
      {id === 'traffic' && now > closed + 7 && (
        <text className={css.reading} x={share(closed + 1)} dx=".5em">
          {fill(words.counted, { count: counted })}
        </text>
      )}
      <text
        className={css.reading}
        x={share(now)}
        dx={now > to - 20 ? '-.8em' : '.8em'}
        textAnchor={now > to - 20 ? 'end' : 'start'}
      >
        {reading}
      </text>
      {labelsOf(content, course, course.bars[id], now).map(({ text, at, isCurrent, isWide }) => (
        <text
          key={text}
          className={`${css.label} ${isCurrent ? css.current : ''} ${isWide ? css.wide : ''}`}
          x={share(at)}
          dx=".5em"
        >
          {text}
        </text>
      ))}
      <line className={css.fact} x1={share(fact)} x2={share(fact)} y1="0" y2="100%" />
      <line className={css.hand} x1={share(now)} x2={share(now)} y1="0" y2="100%" />
      {heard > fact && <line className={css.held} x1={share(fact)} x2={share(heard)} y1="18" y2="18" />}
      <svg x={share(heard)} overflow="visible" data-handle="" data-office={id} aria-hidden="true">
        <circle className={css.reach} cx="8" cy="19" r="22" />
        <path className={css.flag} d={markShape(-1.5, 5, 18, 26)} />
      </svg>
    </svg>
  );
}
