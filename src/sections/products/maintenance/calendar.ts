/* Days as integers, so that time zones cannot shift a visit. */

const length = 86_400_000;

/** The number of a day written `2026-08-14`. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / length;

export interface CalendarDay {
  year: number;
  /** January is 0. */
  month: number;
  date: number;
  /** Sunday is 0. */
  weekday: number;
}

export function calendarDay(day: number): CalendarDay {
  const at = new Date(day * length);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth(),
    date: at.getUTCDate(),
    weekday: at.getUTCDay(),
  };
}

/** Adds months; clamps to the last day of a shorter month. */
export function monthsAfter(day: number, months: number): number {
  const { year, month, date } = calendarDay(day);
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return Date.UTC(year, month + months, Math.min(date, lastDay)) / length;
}

/** The first day of every month that starts within a range of days. */
export function monthStarts(from: number, to: number): number[] {
  const { year, month } = calendarDay(from);
  const first = Date.UTC(year, month, 1) / length;
  const starts: number[] = [];
  for (let count = 0, day = first; day <= to; count++, day = monthsAfter(first, count)) {
    if (day >= from) starts.push(day);
  }
  return starts;
}
