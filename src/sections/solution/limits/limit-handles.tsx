import type { CSSProperties } from 'react';
import type { Limits, Reading } from '../../../content/instruments/limits.ts';
import { fill } from '../../../ui/fill.ts';
import { markShape } from '../../../ui/mark-shape.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { type Bounds, describeOutlook, type Outlook, scaleOf, withUnit } from './forecast.ts';
import css from './limit-handles.module.css';
import { close, isAbove, labelsAt } from './limit-labels.ts';
import { past, width } from './reading-plot.tsx';

interface LimitHandlesProps {
  content: Limits;
  reading: Reading;
  bounds: Bounds;
  outlook: Outlook;
  onMove: (bounds: Bounds) => void;
}

/** The two limits of the open reading: vertical sliders under the drawn handles. */
export function LimitHandles({ content, reading, bounds, outlook, onMove }: LimitHandlesProps) {
  const { words } = content;
  const scale = scaleOf(reading);
  const { range } = reading;
  const rounded = (value: number) => Number(value.toFixed(reading.decimals));
  const share = (value: number) => (scale.high - value) / (scale.high - scale.low);
  const place = (value: number) => `${share(value) * 100}%`;
  const areClose = share(bounds.low) - share(bounds.high) <= close;
  const upper = (range.high - (bounds.low + bounds.high) / 2) / (range.high - range.low);
  const labels = labelsAt(share(bounds.high), share(bounds.low));
  const { figure, text } = describeOutlook(content, reading, outlook);
  const valueText = (value: number) =>
    fill(words.limitValue, {
      value: withUnit(reading, value),
      state: `${figure} ${text}`,
    });
  const ends: [end: 'high' | 'low', label: string, move: (value: number) => Bounds][] = [
    [
      'high',
      words.high,
      (value) => ({ low: bounds.low, high: Math.max(value, rounded(bounds.low + range.step)) }),
    ],
    [
      'low',
      words.low,
      (value) => ({ low: Math.min(value, rounded(bounds.high - range.step)), high: bounds.high }),
    ],
  ];
  return (
    <div
      className={`${css.handles} ${areClose ? css.close : ''}`}
      style={areClose ? ({ '--upper': upper } as CSSProperties) : undefined}
    >
      {ends.map(([end, label, move]) => (
        <input
          key={end}
          className={css.slider}
          data-script=""
          type="range"
          min={range.low}
          max={range.high}
          step={range.step}
          value={bounds[end]}
          aria-label={label}
          aria-orientation="vertical"
          aria-valuetext={valueText(bounds[end])}
          onChange={(event) => onMove(move(Number(event.target.value)))}
        />
      ))}
      <svg className={css.signs} aria-hidden="true">
        {ends.map(([end], index) => (
          <g key={end}>
            <svg x="0" y={place(bounds[end])} overflow="visible" aria-hidden="true">
              <path className={css[end]} d={markShape(-22, -13, 25, 26)} />
              <path className={css.arrows} d="M-16 -2.5l4.500-5 4.500 5M-16 2.500l4.500 5 4.500-5" />
            </svg>
            <text x=".75em" y={`${(labels[index] ?? 0) * 100}%`} dy=".35em">
              {fill(words.limit, { value: withUnit(reading, bounds[end]) })}
            </text>
          </g>
        ))}
        {outlook.kind === 'drifts' && (
          <text
            className={css.time}
            textAnchor="middle"
            x={`${((past + outlook.minutes / content.apart) / width) * 100}%`}
            y={place(outlook.limit)}
            dy={isAbove(share(outlook.limit), outlook.limit === bounds.high) ? '-.7em' : '1.4em'}
          >
            {timeOfDay(content.now + outlook.minutes)}
          </text>
        )}
      </svg>
    </div>
  );
}
