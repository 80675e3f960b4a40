import type { Limits, Reading } from '../../../content/instruments/limits.ts';
import { fill } from '../../../ui/fill.ts';
import { UnseenSlider } from '../../../ui/instrument/unseen-slider.tsx';
import { useDrag } from '../../../ui/instrument/use-drag.ts';
import { markShape } from '../../../ui/mark-shape.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import {
  type Bounds,
  describeOutlook,
  moveLimit,
  type Outlook,
  outlookOf,
  scaleOf,
  withUnit,
} from './forecast.ts';
import css from './limit-handles.module.css';
import { close, isAbove, labelsAt } from './limit-labels.ts';
import { past, width } from './reading-plot.tsx';

interface LimitHandlesProps {
  content: Limits;
  reading: Reading;
  bounds: Bounds;
  outlook: Outlook;
  onMove: (bounds: Bounds) => void;
  onRest: (sentence: string) => void;
}

const ends = ['high', 'low'] as const;

/** The two limits of the open reading, with a handle each. */
export function LimitHandles({ content, reading, bounds, outlook, onMove, onRest }: LimitHandlesProps) {
  const { words } = content;
  const scale = scaleOf(reading);
  const { range } = reading;
  const share = (value: number) => (scale.high - value) / (scale.high - scale.low);
  const place = (value: number) => `${share(value) * 100}%`;
  const areClose = share(bounds.low) - share(bounds.high) <= close;
  const labels = labelsAt(share(bounds.high), share(bounds.low));
  const valueText = (value: number, of: Bounds) => {
    const { figure, text } = describeOutlook(content, reading, outlookOf(content, reading, of));
    return fill(words.limitValue, { value: withUnit(reading, value), state: `${figure} ${text}` });
  };
  const { handlers } = useDrag<{ bounds: Bounds; end: keyof Bounds }>({
    value: { bounds, end: 'high' },
    valueAt({ y, start, target }, { bounds: stood }) {
      // Of two close limits, whose handles overlap, the one on that side of their middle.
      const isUpper = start.y < share((stood.low + stood.high) / 2);
      const pressed = target.closest('[data-end]')?.getAttribute('data-end');
      if (!pressed) return undefined;
      const end: keyof Bounds = (areClose ? isUpper : pressed === 'high') ? 'high' : 'low';
      const to = stood[end] - (y - start.y) * (scale.high - scale.low);
      return { bounds: moveLimit(reading, stood, end, to), end };
    },
    onChange: (moved) => onMove(moved.bounds),
    onRest: (moved) => onRest(valueText(moved.bounds[moved.end], moved.bounds)),
    axis: 'y',
  });
  return (
    <div className={css.handles} {...handlers}>
      {ends.map((end) => (
        <UnseenSlider
          key={end}
          label={words[end]}
          min={range.low}
          max={range.high}
          step={range.step}
          value={bounds[end]}
          valueText={valueText(bounds[end], bounds)}
          axis="y"
          onChange={(value) => onMove(moveLimit(reading, bounds, end, value))}
        />
      ))}
      <svg className={css.signs} aria-hidden="true">
        {ends.map((end, index) => (
          <g key={end}>
            <svg
              x="0"
              y={place(bounds[end])}
              overflow="visible"
              data-handle=""
              data-end={end}
              aria-hidden="true"
            >
              <path className={css[end]} d={markShape(-22, -13, 25, 26)} />
              <path className={css.arrows} d="M-16 -2.5l4.500-5 4.500 5M-16 2.500l4.500 5 4.500-5" />
              <path className={css.reach} d="M-34-22h44v44h-44z" />
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
