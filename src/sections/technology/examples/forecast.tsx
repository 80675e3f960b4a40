import { useState } from 'react';
import type { Forecast as ForecastContent } from '../../../content/examples/schema.ts';
import type { Banner } from '../../../content/schema.ts';
import { Choice } from '../../../ui/choice.tsx';
import { fill, timeOfDay } from '../../../ui/fill.ts';
import slider from '../../../ui/slider.module.css';
import { Opening } from '../opening.tsx';
import css from './forecast.module.css';
import { type Ahead, band, forecast } from './forecast.ts';

const width = 1440;
const height = 330;

/** Where a value of an hour stands in the drawing. */
function scaleFor(history: readonly number[], bands: ForecastContent['bands'], ahead: readonly Ahead[]) {
  const widest = Math.max(...bands.map(({ deviations }) => deviations));
  const values = [...history, ...ahead.flatMap((hour) => band(hour, widest))];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (hour: number) => (hour / (history.length + ahead.length - 1)) * width;
  const y = (value: number) => 74 + ((high - value) / (high - low)) * (height - 84);
  const line = (all: readonly number[], from: number) =>
    all.map((value, index) => `${x(from + index).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const tens = Array.from({ length: 12 }, (_, index) => Math.ceil(low / 10) * 10 + index * 10);
  return { x, y, line, grid: tens.filter((value) => value < high) };
}

/** A record, its forecast, and how wide the doubt is at any hour one asks about. */
export function Forecast({ banner, example }: { banner: Banner; example: ForecastContent }) {
  const { bands, season, hoursAhead, firstHour, shownHours } = example;
  const [chosen, setChosen] = useState(example.chosen);
  const [hour, setHour] = useState(example.reading);
  const ahead = forecast(example.history, season, hoursAhead);
  const history = example.history.slice(-shownHours);
  const { x, y, line, grid } = scaleFor(history, bands, ahead);
  const certainty = bands.find(({ id }) => id === chosen);
  const read = ahead[hour - 1];
  if (!certainty || !read) throw new RangeError(`No band ${chosen} at hour ${hour}`);
  const [low, high] = band(read, certainty.deviations);
  const now = history.length - 1;
  const time = timeOfDay(((firstHour + example.history.length - 1 + hour) % season) * 60);
  const range = fill(example.range, { low: Math.round(low), high: Math.round(high) });
  const sentence = fill(certainty.sentence, { time });
  const readX = x(now + hour);
  const textX = Math.min(readX, width - 130);
  const area = (deviations: number) => {
    const edges = ahead.map((one) => band(one, deviations));
    const up = line([history[now] ?? 0, ...edges.map(([, top]) => top)], now);
    const down = edges.map(([bottom], index) => `${x(now + 1 + index).toFixed(1)} ${y(bottom).toFixed(1)}`);
    return `M${up}L${down.reverse().join('L')}Z`;
  };
  return (
    <Opening
      banner={banner}
      look="ground"
      example={example}
      sentence={<span className="visually-hidden">{`${range} ${sentence}`}</span>}
    >
      <svg
        className={css.ground}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
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
          <text key={value} className={`${css.small} ${css.scale}`} x="98" y={y(value) - 6}>
            {value}
          </text>
        ))}
        <path
          className={css.middle}
          d={`M${line([history[now] ?? 0, ...ahead.map(({ mean }) => mean)], now)}`}
        />
        <path className={css.now} d={`M${x(now).toFixed(1)} 30V${height}`} />
        <text className={css.small} x={x(now) + 10} y={height - 8}>
          {example.now}
        </text>
        <path className={css.reading} d={`M${readX.toFixed(1)} ${y(high).toFixed(1)}V${y(low).toFixed(1)}`} />
        <circle className={css.point} cx={readX} cy={y(read.mean)} r="8" />
        <text className={css.range} x={textX} y={Math.max(28, y(high) - 40)}>
          {range}
        </text>
        <text className={css.small} x={textX} y={Math.max(50, y(high) - 16)} textAnchor="middle">
          {sentence}
        </text>
      </svg>
      <p className={css.unit}>{example.unit}</p>
      <div className={css.controls}>
        <Choice legend={example.legend} options={bands} chosen={chosen} onChoose={setChosen} />
        <label className={css.hour}>
          {example.hourLabel}
          <input
            className={slider.slider}
            type="range"
            min={1}
            max={hoursAhead}
            value={hour}
            aria-valuetext={time}
            onChange={(event) => setHour(Number(event.target.value))}
          />
        </label>
      </div>
    </Opening>
  );
}
