import type { Maintenance } from '../../../content/instruments/maintenance.ts';
import { calendarDay } from './calendar.ts';
import { longDate } from './schedule.ts';
import css from './shown-date.module.css';

interface ShownDateProps {
  content: Maintenance;
  day: number;
  onTurnBy: (days: number) => void;
}

/** The shown day, with buttons for the previous and next. */
export function ShownDate({ content, day, onTurnBy }: ShownDateProps) {
  const { words, weekdays } = content;
  return (
    <div className={css.date} data-paper="flush">
      <p className={css.weekday}>{weekdays[calendarDay(day).weekday]}</p>
      <p className={css.day}>{longDate(content, day)}</p>
      <button type="button" className={css.back} aria-label={words.dayBack} onClick={() => onTurnBy(-1)} />
      <button type="button" className={css.on} aria-label={words.dayOn} onClick={() => onTurnBy(1)} />
    </div>
  );
}
