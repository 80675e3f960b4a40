import type { Funnel } from '../../../content/schema.ts';
import { fill } from '../../../ui/fill.ts';
import css from './funnel-plot.module.css';
import { percent, xOf, yOf } from './geometry.ts';
import { secondsOf } from './sort-messages.ts';

const step = { metres: 500, seconds: 240 };
const clock = (seconds: number) =>
  [Math.floor(seconds / 3600), (seconds / 60) % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The road from left to right, the minutes downwards. */
export function PlotAxes({ funnel }: { funnel: Funnel }) {
  const { axis, words } = funnel;
  const places = Array.from({ length: axis.metres / step.metres + 1 }, (_, index) => index * step.metres);
  const from = Math.ceil(secondsOf(axis.from) / step.seconds) * step.seconds;
  const count = Math.floor((secondsOf(axis.to) - from) / step.seconds) + 1;
  const times = Array.from({ length: count }, (_, index) => clock(from + index * step.seconds));
  return (
    <g className={css.axes}>
      {places.map((metre) => {
        const x = percent(xOf(funnel, metre));
        const anchor = metre === 0 ? 'start' : metre === axis.metres ? 'end' : 'middle';
        return (
          <g key={metre} className={metre % 1000 ? css.half : undefined}>
            <line x1={x} x2={x} y1="4%" y2="90%" />
            <text x={x} y="15" textAnchor={anchor}>
              {fill(words.kilometre, { n: metre / 1000 })}
            </text>
          </g>
        );
      })}
      {times.map((time) => {
        const y = percent(yOf(funnel, time));
        return (
          <g key={time}>
            <line x1="0" x2="100%" y1={y} y2={y} />
            {/* Where there is little room the last incident reaches the road's end. */}
            <svg className={css.atStart} y={y} overflow="visible" aria-hidden="true">
              <text y="-5">{time}</text>
            </svg>
            <svg className={css.atEnd} x="100%" y={y} overflow="visible" aria-hidden="true">
              <text y="-5" textAnchor="end">
                {time}
              </text>
            </svg>
          </g>
        );
      })}
    </g>
  );
}
