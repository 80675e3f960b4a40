import type { Burst, Office } from '../../../content/instruments/burst.ts';
import { fill } from '../../../ui/fill.ts';
import { UnseenSlider } from '../../../ui/instrument/unseen-slider.tsx';
import type { DragHandlers } from '../../../ui/instrument/use-drag.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import css from './lane.module.css';
import { LaneSigns } from './lane-signs.tsx';
import { readingOf } from './reading.ts';
import { type Course, taskAt } from './schedule.ts';
import { minutesDrawn, Trace } from './traces.tsx';

interface LaneProps {
  office: Office;
  content: Burst;
  course: Course;
  now: number;
  valueText: string;
  onHold: (minute: number) => void;
  handlers: DragHandlers;
}

/** One office: its current task, its reading, its bars, and the handle for when it was notified. */
export function Lane({ office, content, course, now, valueText, onHold, handlers }: LaneProps) {
  const { from, fact, longest, words } = content;
  const { id, name } = office;
  const heard = course.heard[id];
  const bars = course.bars[id];
  const { reading, short } = readingOf(content, course, office, now);
  return (
    <li className={css.lane}>
      <div className={css.office}>
        <h2 className={css.name}>{name}</h2>
        <p className={css.short} aria-hidden="true">
          {short}
        </p>
        <p className={css.does}>{taskAt(course, id, now)?.status ?? office.waits}</p>
        <p className={`label ${css.heard}`}>{fill(words.notified, { time: timeOfDay(heard) })}</p>
      </div>
      <div className={css.plot} data-plot="" {...handlers}>
        <Trace office={id} content={content} course={course} now={now} />
        <svg
          className={css.bars}
          viewBox={`0 0 ${minutesDrawn * 10} 8`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {id === 'water' && <path className={css.bar} d={bar(content, content.signal, heard)} />}
          {bars.map(({ task, from: begins, to: ends = from + minutesDrawn }) => (
            <path
              key={task.id}
              className={`${css.bar} ${begins <= now && now < ends ? css.current : ''}`}
              d={bar(content, begins, ends)}
            />
          ))}
        </svg>
        <UnseenSlider
          label={fill(words.hold, { office: name })}
          min={fact}
          max={fact + longest}
          value={heard}
          valueText={valueText}
          page={5}
          onChange={onHold}
        />
        <LaneSigns office={office} content={content} course={course} now={now} reading={reading} />
      </div>
    </li>
  );
}

/** A gap of two units before the next. */
const bar = ({ from }: Burst, begins: number, ends: number) =>
  `M${(begins - from) * 10} 0H${Math.max(begins - from, ends - from - 0.12) * 10}V8H${(begins - from) * 10}z`;
