import type { Limits, Reading } from '../../../content/instruments/limits.ts';
import type { SolutionCard } from '../../../content/solutions/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { type Bounds, formatFigure, outlookOf, withUnit } from './forecast.ts';
import { LimitHandles } from './limit-handles.tsx';
import { ReadingOutlook } from './reading-outlook.tsx';
import { ReadingPlot } from './reading-plot.tsx';
import css from './reading-row.module.css';

interface ReadingRowProps {
  index: number;
  content: Limits;
  reading: Reading;
  card: SolutionCard;
  bounds: Bounds;
  isOpen: boolean;
  onOpen: () => void;
  onMove: (bounds: Bounds) => void;
  onRest: (sentence: string) => void;
}

/** One sector's reading. Its name is a radio button: the open one shows its limits and the time to them. */
export function ReadingRow({
  index,
  content,
  reading,
  card,
  bounds,
  isOpen,
  onOpen,
  onMove,
  onRest,
}: ReadingRowProps) {
  const outlook = outlookOf(content, reading, bounds);
  const ends = (value: number) => formatFigure(value, Math.abs(value % 1) < 0.001 ? 0 : 1);
  return (
    <li
      className={`${css.row} ${isOpen ? css.open : ''}`}
      data-opened={isOpen}
      data-stirs={outlook.kind !== 'within' || undefined}
    >
      <label className={css.name}>
        <input className="visually-hidden" type="radio" name="reading" checked={isOpen} onChange={onOpen} />
        {card.title}
      </label>
      <span className={css.reading} data-paper="block">
        {card.features?.[reading.feature]}
      </span>
      <div className={css.plot}>
        <ReadingPlot
          id={`trace-${index}`}
          content={content}
          reading={reading}
          bounds={bounds}
          outlook={outlook}
          isOpen={isOpen}
        />
        {isOpen && (
          <LimitHandles
            content={content}
            reading={reading}
            bounds={bounds}
            outlook={outlook}
            onMove={onMove}
            onRest={onRest}
          />
        )}
      </div>
      <span className={css.now}>{withUnit(reading, reading.samples.at(-1) ?? 0)}</span>
      <span className={css.limits} data-paper="block">
        {fill(content.words.limits, { low: ends(bounds.low), high: ends(bounds.high) })}
      </span>
      {isOpen && <ReadingOutlook content={content} reading={reading} outlook={outlook} />}
    </li>
  );
}
