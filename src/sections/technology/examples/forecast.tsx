import { useId, useState } from 'react';
import type { Forecast as ForecastContent } from '../../../content/examples/schema.ts';
import type { TechnologyPage } from '../../../content/technologies/schema.ts';
import { Choice } from '../../../ui/choice.tsx';
import { fill } from '../../../ui/fill.ts';
import { Slider } from '../../../ui/instrument/slider.tsx';
import { timeOfDay } from '../../../ui/time-text.ts';
import { marksOf } from '../card-marks.tsx';
import { Opening } from '../opening.tsx';
import css from './forecast.module.css';
import { band, forecast } from './forecast.ts';
import { ForecastPlot } from './forecast-plot.tsx';

/** A record, its forecast, and the prediction interval at a selected hour. */
export function Forecast({ content }: { content: TechnologyPage<ForecastContent> }) {
  const { example } = content;
  const { bands, season, hoursAhead, firstHour } = example;
  const id = useId();
  const [chosen, setChosen] = useState(example.chosen);
  const [hour, setHour] = useState(example.reading);
  const ahead = forecast(example.history, season, hoursAhead);
  const certainty = bands.find(({ id }) => id === chosen);
  const read = ahead[hour - 1];
  if (!certainty || !read) throw new RangeError(`No band ${chosen} at hour ${hour}`);
  const [low, high] = band(read, certainty.deviations);
  const time = timeOfDay(((firstHour + example.history.length - 1 + hour) % season) * 60);
  const range = fill(example.range, { low: Math.round(low), high: Math.round(high) });
  const sentence = fill(certainty.sentence, { time });
  const plot = { example, ahead, chosen, hour, range, sentence, marks: marksOf(content.cards) };
  return (
    <Opening content={content} sentence={<span className="visually-hidden">{`${range} ${sentence}`}</span>}>
      <p className={css.unit}>{example.unit}</p>
      <ForecastPlot {...plot} hours={example.shownHours} />
      <ForecastPlot {...plot} hours={Math.min(example.shownHours, season)} narrow />
      <div className={css.controls}>
        <Choice legend={example.legend} options={bands} chosen={chosen} onChoose={setChosen} />
        <div className={css.hour} data-script="" data-screen="">
          <label htmlFor={id}>{example.hourLabel}</label>
          <Slider id={id} min={1} max={hoursAhead} value={hour} valueText={time} onChange={setHour} />
        </div>
      </div>
    </Opening>
  );
}
