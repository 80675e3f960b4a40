import type { Burst } from '../../../content/instruments/burst.ts';
import { fill } from '../../../ui/fill.ts';
import { UnseenSlider } from '../../../ui/instrument/unseen-slider.tsx';
import type { DragHandlers } from '../../../ui/instrument/use-drag.ts';
import { markShape } from '../../../ui/mark-shape.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import css from './axis.module.css';
import { minutesDrawn } from './traces.tsx';

interface AxisProps {
  content: Burst;
  now: number;
  valueText: string;
  onMove: (minute: number) => void;
  handlers: DragHandlers;
}

/** The time axis over all lanes, with its slider. */
export function Axis({ content, now, valueText, onMove, handlers }: AxisProps) {
  const { from, to, fact, words } = content;
  const share = (minute: number) => `${((minute - from) / (to - from)) * 100}%`;
  const sentence = fill(words.fact, { time: timeOfDay(fact) });
  const hours = Array.from({ length: (to - from) / 10 + 1 }, (_, index) => from + index * 10);
  // The tab points away from the nearer end, so that it fits at any width.
  const isFlipped = now > (from + to) / 2;
  const along = (minute: number) => (isFlipped ? now - minute : minute - now);
  const tick = (minute: number) => `M${minute * 10} 16v${minute % 10 === 0 ? -16 : -8}`;
  return (
    <div className={css.axis} data-plot="" {...handlers}>
      <p className={css.fact}>{sentence}</p>
      <svg
        className={css.ticks}
        viewBox={`0 0 ${minutesDrawn * 10} 16`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={Array.from({ length: minutesDrawn + 1 }, (_, minute) => tick(minute)).join('')} />
      </svg>
      <UnseenSlider
        label={words.clock}
        min={from}
        max={to}
        value={now}
        valueText={valueText}
        page={5}
        onChange={onMove}
      />
      <svg className={css.signs} aria-hidden="true">
        <text className={css.factSign} x={share(fact)} y="1em">
          {sentence}
        </text>
        {hours
          .filter((minute) => along(minute) < -3 || along(minute) > 8)
          .map((minute) => (
            <text
              key={minute}
              className={css.hour}
              x={share(minute)}
              y="0"
              data-end={minute === from ? 'first' : minute === to ? 'last' : undefined}
              data-between={(minute - from) % 20 > 0 ? '' : undefined}
              data-near={along(minute) > -8 && along(minute) < 22 ? '' : undefined}
            >
              {timeOfDay(minute)}
            </text>
          ))}
        <svg className={css.now} x={share(now)} overflow="visible" data-handle="" aria-hidden="true">
          <g transform={isFlipped ? 'scale(-1 1)' : undefined}>
            <path d={markShape(-0.75, 0, 84, 40)} />
          </g>
          <text x={isFlipped ? '-.5em' : '.5em'} y="1.36em" textAnchor={isFlipped ? 'end' : 'start'}>
            {timeOfDay(now)}
          </text>
        </svg>
      </svg>
    </div>
  );
}
