import type { Forecast } from '../../../content/examples/schema.ts';
import type { TechnologyPage } from '../../../content/technologies/schema.ts';
import { DrawnMark, MarkedDrawing, type marksOf } from '../card-marks.tsx';
import css from './forecast.module.css';
import { type Ahead, band } from './forecast.ts';

interface ForecastPlotProps {
  example: Forecast;
  ahead: readonly Ahead[];
  chosen: string;
  /** The selected hour. */
  hour: number;
  range: string;
  sentence: string;
  marks: ReturnType<typeof marksOf<TechnologyPage<Forecast>['cards'][number]>>;
  /** How many hours of the record it shows. */
  hours: number;
  /** As a phone draws it. */
  narrow?: boolean;
}

/** The record up to now as a line, then the forecast's median and a band for each probability. */
export function ForecastPlot(props: ForecastPlotProps) {
  const { example, ahead, chosen, hour, range, sentence, marks, hours, narrow = false } = props;
  const { bands } = example;
  const [width, height] = narrow ? [390, 340] : [1440, 400];
  const history = example.history.slice(-hours);
  const now = history.length - 1;
  const widest = Math.max(...bands.map(({ deviations }) => deviations));
  const values = [...history, ...ahead.flatMap((one) => band(one, widest))];
  const [bottom, top] = [Math.min(...values), Math.max(...values)];
  const x = (at: number) => (at / (now + ahead.length)) * width;
  const y = (value: number) => 66 + ((top - value) / (top - bottom)) * (height - 76);
  const line = (all: readonly number[], from: number) =>
    all.map((value, index) => `${x(from + index).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const last = history[now] ?? 0;
  const area = (deviations: number) => {
    const edges = ahead.map((one) => band(one, deviations));
    const down = edges.map(([low], index) => `${x(now + 1 + index).toFixed(1)} ${y(low).toFixed(1)}`);
    return `M${line([last, ...edges.map(([, high]) => high)], now)}L${down.reverse().join('L')}Z`;
  };
  const grid = Array.from({ length: 20 }, (_, index) => Math.ceil(bottom / 20) * 20 + index * 20).filter(
    (value) => value < top,
  );
  const read = ahead[hour - 1] ?? { mean: 0, deviation: 0 };
  const [low, high] = band(read, bands.find(({ id }) => id === chosen)?.deviations ?? 0);
  const readX = x(now + hour);
  const textX = Math.min(readX, width - (narrow ? 92 : 130));
  // The figures are above the band, or below it where it reaches the top.
  const textY = y(high) < 90 ? Math.min(height - 36, y(low) + 40) : y(high) - 40;
  const early = Math.round(ahead.length / 4);
  const past = Math.round(now * 0.55);
  return (
    <MarkedDrawing
      className={narrow ? css.narrow : css.ground}
      viewBox={`0 0 ${width} ${height}`}
      marks={
        <>
          <DrawnMark card={marks.record} x={x(past)} y={y(history[past] ?? 0) - 30} />
          <DrawnMark card={marks.forecast} x={x(now + early)} y={y(ahead[early - 1]?.mean ?? 0) - 30} />
          <DrawnMark card={marks.reading} x={Math.max(readX - 28, x(now) + 24)} y={y(read.mean)} />
        </>
      }
    >
      {grid.map((value) => (
        <path key={value} className={css.grid} d={`M0 ${y(value).toFixed(1)}H${width}`} />
      ))}
      {bands.toReversed().map(({ id, deviations }, depth) => (
        <path
          key={id}
          className={css.band}
          data-depth={depth}
          data-chosen={id === chosen}
          d={area(deviations)}
        />
      ))}
      <path className={css.history} d={`M${line(history, 0)}`} />
      {grid.map((value) => (
        <text key={value} className={`${css.small} ${css.scale}`} x={narrow ? 20 : 96} y={y(value) - 6}>
          {value}
        </text>
      ))}
      <path className={css.middle} d={`M${line([last, ...ahead.map(({ mean }) => mean)], now)}`} />
      <path className={css.now} d={`M${x(now).toFixed(1)} 30V${height}`} />
      <text className={css.small} x={x(now) + 10} y={height - 8}>
        {example.now}
      </text>
      <path className={css.reading} d={`M${readX.toFixed(1)} ${y(high).toFixed(1)}V${y(low).toFixed(1)}`} />
      <circle className={css.point} cx={readX} cy={y(read.mean)} r="8" />
      <text className={css.range} x={textX} y={textY}>
        {range}
      </text>
      <text className={css.small} x={textX} y={textY + 24} textAnchor="middle">
        {sentence}
      </text>
    </MarkedDrawing>
  );
}
