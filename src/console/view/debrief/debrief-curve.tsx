import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import type { Debrief } from '../../engine/view-types.ts';
import { useDesk } from '../state/desk-context.ts';
import css from './debrief-curve.module.css';
import { axisOf, percent, shareAt, ticks } from './time-axis.ts';

const HEIGHT = 142;

/** Plots a gauge over the shift, with its limit and the actions that changed its course. */
export function DebriefCurve({ gauge, debrief }: { gauge: NonNullable<Debrief['gauge']>; debrief: Debrief }) {
  const { words } = useDesk();
  const labels = words.reports;
  const axis = axisOf(
    gauge.curve.map(([at]) => at),
    600,
  );
  const top = Math.max(gauge.limit, gauge.peak[1]) * 1.25;
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const line = gauge.curve
    .map(
      ([at, value], index) =>
        `${index ? 'L' : 'M'}${(shareAt(axis, at) * 1000).toFixed(1)} ${y(value).toFixed(1)}`,
    )
    .join('');
  const worked = debrief.steps.find(({ act, done }) => act === 'report' && done !== null);
  const under = gauge.curve.find(([at, value]) => at > gauge.peak[0] && value <= gauge.limit);
  const marks = [
    ...(worked?.done ? [{ at: worked.done, words: worked.moment }] : []),
    ...(under ? [{ at: under[0], words: fill(labels.under, { value: gauge.limit, unit: gauge.unit }) }] : []),
    ...(debrief.incident.reopened ? [{ at: debrief.incident.reopened, words: labels.reopened }] : []),
  ];
  return (
    <figure className={css.curve}>
      <figcaption>
        <b>{fill(gauge.unit === 'cm' ? labels.gauge : labels.gasGauge, { gauge: gauge.id })}</b>
        <span>
          {fill(labels.peak, {
            value: Math.round(gauge.peak[1]),
            unit: gauge.unit,
            time: timeOfDay(gauge.peak[0] / 60),
          })}
        </span>
        <span>{fill(labels.gaugeLimit, { value: gauge.limit, unit: gauge.unit })}</span>
      </figcaption>
      <div className={css.plot}>
        <svg viewBox={`0 0 1000 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={css.floor} d={`M0 ${HEIGHT}H1000`} />
          <path className={css.limitLine} d={`M0 ${y(gauge.limit)}H1000`} />
          <path className={css.reading} d={line} />
          {marks.map(({ at }) => (
            <path key={at} className={css.moment} d={`M${shareAt(axis, at) * 1000} 24V${HEIGHT}`} />
          ))}
        </svg>
        {marks.map(({ at, words: what }, index) => (
          <span
            key={at}
            className={css.momentName}
            style={{ insetInlineStart: percent(axis, at), insetBlockStart: `${(index % 3) * 18}px` }}
            data-late={shareAt(axis, at) > 0.75 || undefined}
          >
            {fill(labels.moment, { what, time: timeOfDay(at / 60) })}
          </span>
        ))}
        <span className={css.limitName} style={{ insetBlockStart: `${y(gauge.limit) - 9}px` }}>
          {gauge.limit} {gauge.unit}
        </span>
        <span className={css.limitName} style={{ insetBlockStart: `${y(gauge.peak[1]) - 9}px` }}>
          {Math.round(gauge.peak[1])}
        </span>
        <span className={css.limitName} style={{ insetBlockStart: `${HEIGHT - 9}px` }}>
          0
        </span>
        {ticks(axis).map((at) => (
          <span key={at} className={css.tick} style={{ insetInlineStart: percent(axis, at) }}>
            {timeOfDay(at / 60)}
          </span>
        ))}
      </div>
    </figure>
  );
}
