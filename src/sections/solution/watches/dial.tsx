import { useId } from 'react';
import type { Watches } from '../../../content/instruments/watches.ts';
import { fill } from '../../../ui/fill.ts';
import type { DragHandlers } from '../../../ui/instrument/use-drag.ts';
import { markShape } from '../../../ui/mark-shape.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { allEvents, countIn, hardestHour, hours, hourText, inHour, isUndecided } from './day.ts';
import css from './dial.module.css';
import { arc, point, rim, ringOf, spoke, wedge } from './dial-geometry.ts';

interface DialProps {
  content: Watches;
  hour: number;
  /** The selected watch. */
  chosen: number | undefined;
  handlers: DragHandlers;
}

/** Shortest mark that can still be seen, in minutes. */
const least = 3.2;

/** 24 hours as a dial: a ring for each watch, a mark for each event, the hand on one hour. */
export function Dial({ content, hour, chosen, handlers }: DialProps) {
  const id = useId();
  const { watches, words, now, night } = content;
  const count = watches.length;
  const [inner] = ringOf(0, count);
  // In the current hour the hand shows the time, in any other its middle.
  const hand = Math.floor(now / 60) === hour ? now : hour * 60 + 30;
  const edges = [...watches.map((_, watch) => ringOf(watch, count)[0]), rim];
  const total = allEvents(content);
  return (
    <svg className={css.dial} viewBox="-400 -396 800 792" role="img" aria-labelledby={id} {...handlers}>
      <title id={id}>{words.title}</title>
      <desc>{words.description}</desc>
      <path className={css.day} d={wedge(night.to * 60, night.from * 60, inner, rim)} />
      <path className={css.night} d={wedge(night.from * 60, 1440 + night.to * 60 - 0.1, inner, rim)} />
      <path className={css.hour} d={wedge(hour * 60, hour * 60 + 60, inner, rim + 12)} />
      {chosen !== undefined && <Forward watch={chosen} count={count} />}
      {edges.map((radius) => (
        <circle key={radius} className={css.edge} r={radius} />
      ))}
      <path
        className={css.changes}
        d={watches
          .map(({ changes }, watch) => changes.map((at) => spoke(at * 60, ...ringOf(watch, count))).join(''))
          .join('')}
      />
      {watches.map(({ events }, watch) => {
        const [low, high] = ringOf(watch, count);
        const middle = (low + high) / 2;
        const marks = (inThisHour: boolean) =>
          events
            .filter((event) => !isUndecided(event) && inHour(event, hour) === inThisHour)
            .map(([heard, decided]) => arc(heard, Math.max(decided ?? 0, heard + least), middle))
            .join('');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: watches keep their places
          <g key={watch} className={chosen === undefined || chosen === watch ? undefined : css.back}>
            <path className={css.marks} d={marks(false)} />
            <path className={css.marksNow} d={marks(true)} />
            {events.filter(isUndecided).map(([heard]) => (
              <path key={heard} className={css.open} d={arc(heard, now, middle)} />
            ))}
          </g>
        );
      })}
      <path
        className={css.ticks}
        d={hours.map((at) => spoke(at * 60, rim + 3, rim + (at % 6 ? 9 : 14))).join('')}
      />
      {hours
        .filter((at) => at % 3 === 0 && at !== hour && at !== hour + 1)
        .map((at) => {
          const [x, y] = point(at * 60, rim + 30);
          return (
            <text key={at} className={`${css.hourName} ${at % 6 ? css.between : ''}`} x={x} y={y + 6}>
              {hourText(at)}
            </text>
          );
        })}
      <path className={css.hand} d={spoke(hand, inner - 20, rim + 30)} />
      <g className={css.numbers}>
        {[...watches.keys()].map((watch) => {
          const [low, high] = ringOf(watch, count);
          const [x, y] = point(hand, (low + high) / 2);
          return (
            <g key={watch} transform={`translate(${x} ${y})`}>
              <path d={markShape(3, -8, 22, 24)} />
              <text x="11.5" y="10">
                {watch + 1}
              </text>
            </g>
          );
        })}
      </g>
      <Handle minute={hand} isNow={hand === now} />
      <text className={css.total} y="-18">
        {total.length}
      </text>
      <text className={css.caption} y="14">
        {words.total}
      </text>
      <text className={css.caption} y="37">
        {fill(words.inHardest, { count: countIn(total, hardestHour(content)) })}
      </text>
    </svg>
  );
}

function Forward({ watch, count }: { watch: number; count: number }) {
  const [low, high] = ringOf(watch, count);
  return <circle className={css.forward} r={(low + high) / 2} />;
}

function Handle({ minute, isNow }: { minute: number; isNow: boolean }) {
  const [x, y] = point(minute, rim + 30);
  // On the left half the label would cover the dial, so it is beyond the hand's end.
  const side = x < -60 ? 'translate(-90 0)' : undefined;
  return (
    <g transform={`translate(${x} ${y})`} data-handle="">
      <circle className={css.reach} r="44" />
      <g className={css.time} transform={side}>
        <path d={markShape(-1, -21, 92, 42)} />
        <text x="12" y="7.5">
          {isNow ? timeOfDay(minute) : timeOfDay(Math.floor(minute / 60) * 60)}
        </text>
      </g>
      <circle className={css.knob} r="20" />
    </g>
  );
}
