import type { Limits, Reading } from '../../../content/instruments/limits.ts';
import { type Bounds, lineOf, type Outlook, scaleOf } from './forecast.ts';
import { closedScaleOf, outsideOf } from './plot-scale.ts';
import css from './reading-plot.module.css';

interface ReadingPlotProps {
  id: string;
  content: Limits;
  reading: Reading;
  bounds: Bounds;
  outlook: Outlook;
  isOpen: boolean;
}

/** The number of past samples, and of those reserved for the forecast. */
export const past = 96;
export const width = 116;

/** A reading between its limits. Closed, the limits fill the row; open, they lie on a scale and can be moved. */
export function ReadingPlot({ id, content, reading, bounds, outlook, isOpen }: ReadingPlotProps) {
  const scale = isOpen ? scaleOf(reading) : closedScaleOf(bounds);
  const tall = 100 / (scale.high - scale.low);
  const y = (value: number) => Math.round((scale.high - value) * tall * 100) / 100;
  const { now } = lineOf(reading, content.through);
  const last = reading.samples.at(-1) ?? 0;
  // A dot in a closed row stays whole at the edge.
  const dot = isOpen ? y(last) : Math.min(88, Math.max(12, y(last)));
  const stirs = outlook.kind !== 'within';
  return (
    <svg className={css.plot} viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path className={css.field} d={`M0 ${y(bounds.high)}H${width}V${y(bounds.low)}H0z`} />
      <path className={css.limits} d={`M0 ${y(bounds.high)}H${width}M0 ${y(bounds.low)}H${width}`} />
      <svg width={width} height="100" overflow="hidden" aria-hidden="true">
        <path className={css.outside} d={outsideOf(reading.samples, scale)} />
        <g transform={`matrix(1 0 0 ${-tall} 0 ${scale.high * tall})`}>
          <path id={id} className={css.trace} d={pathOf(reading.samples)} />
          {isOpen && stirs && (
            <path className={css.drift} d={pathOf(reading.samples, driftBegins(reading, content))} />
          )}
        </g>
      </svg>
      <path className={css.now} d={`M${past} 0V100`} />
      {outlook.kind === 'drifts' && (
        <>
          <path
            className={css.forecast}
            d={`M${past} ${y(now)}L${past + outlook.minutes / content.apart} ${y(outlook.limit)}`}
          />
          <path
            className={css.meets}
            d={`M${past + outlook.minutes / content.apart} ${y(outlook.limit)}h.01`}
          />
        </>
      )}
      <path className={stirs && !isOpen ? css.dotStirs : css.dot} d={`M${past} ${dot}h.01`} />
    </svg>
  );
}

const pathOf = (samples: number[], from = 0): string =>
  `M${samples
    .slice(from)
    .map((value, index) => `${index + from} ${value}`)
    .join('L')}`;

/** Index from which samples leave the range of the first half of the day. */
function driftBegins({ samples }: Reading, { through }: Limits): number {
  const before = samples.slice(0, past / 2);
  const [least, most] = [Math.min(...before), Math.max(...before)];
  const inside = samples.findLastIndex((value) => value >= least && value <= most);
  return Math.max(0, Math.min(inside, samples.length - through));
}
