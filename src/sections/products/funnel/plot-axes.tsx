import { Fragment } from 'react';
import type { Funnel } from '../../../content/instruments/funnel.ts';
import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import css from './funnel-plot.module.css';
import { percent, xOf, yOf } from './geometry.ts';
import { secondsOf } from './sort-messages.ts';

const step = { metres: 500, seconds: 240 };

/** The road from left to right, the minutes downwards. */
export function PlotAxes({ funnel }: { funnel: Funnel }) {
  const { axis, words } = funnel;
  const places = Array.from({ length: axis.metres / step.metres + 1 }, (_, index) => index * step.metres);
  const from = Math.ceil(secondsOf(axis.from) / step.seconds) * step.seconds;
  const count = Math.floor((secondsOf(axis.to) - from) / step.seconds) + 1;
  const times = Array.from({ length: count }, (_, index) => timeOfDay((from + index * step.seconds) / 60));
  return (
    <g className={css.axes}>
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
        <path
          d={[
            ...places.map((metre) => `M${Math.round(xOf(funnel, metre))} 40V900`),
            ...times.map((time) => `M0 ${Math.round(yOf(funnel, time))}H1000`),
          ].join('')}
        />
      </svg>
      {places.map((metre) => (
        <text
          key={metre}
          className={metre % 1000 ? css.half : undefined}
          x={percent(xOf(funnel, metre))}
          y="15"
          textAnchor={metre === 0 ? 'start' : metre === axis.metres ? 'end' : 'middle'}
        >
          {fill(words.kilometre, { n: metre / 1000 })}
        </text>
      ))}
      {times.map((time) => (
        <Fragment key={time}>
          {/* Hidden on small screens, where the last incident reaches the end of the road. */}
          <text className={css.atStart} y={percent(yOf(funnel, time))} dy="-5">
            {time}
          </text>
          <text className={css.atEnd} x="100%" y={percent(yOf(funnel, time))} dy="-5" textAnchor="end">
            {time}
          </text>
        </Fragment>
      ))}
    </g>
  );
}
