/* Dates of each asset's visits, before and after a day, and the cost of postponing them. */
import type { Asset, Maintenance } from '../../../content/instruments/maintenance.ts';
import { fill } from '../../../ui/fill.ts';
import { numberIn } from '../../../ui/format.ts';
import { calendarDay, dayOf, monthsAfter } from './calendar.ts';

export interface Visit {
  asset: Asset;
  /** Index of the asset, and of its track on the ring. */
  track: number;
  day: number;
}

/** The ring shows 365 days around the shown day. */
export const half = 182;

/** Every visit of an asset between two days, both included. */
export function visitsBetween({ every, first }: Asset, from: number, to: number): number[] {
  const start = dayOf(first);
  if ('hours' in every) return meterVisits(every, start, from, to);
  const days: number[] = [];
  const step = 'days' in every ? every.days : every.months;
  const nth = (count: number) => ('days' in every ? start + count * step : monthsAfter(start, count * step));
  // A month has at most 31 days, so starting here misses no visit.
  const roughly = (from - start) / ('days' in every ? step : step * 31);
  for (let count = Math.max(0, Math.floor(roughly)); nth(count) <= to; count++) {
    if (nth(count) >= from) days.push(nth(count));
  }
  return days;
}

/** A visit falls on the day on which the meter passes each full interval. */
function meterVisits(
  { hours, hoursADay }: { hours: number; hoursADay: number[] },
  start: number,
  from: number,
  to: number,
): number[] {
  const days: number[] = [];
  let meter = 0;
  for (let day = start; day <= to; day++) {
    const before = Math.floor(meter / hours);
    meter += hoursADay[calendarDay(day).month] ?? 0;
    if (Math.floor(meter / hours) > before && day >= from) days.push(day);
  }
  return days;
}

export interface Year {
  visits: Visit[];
  plan: number;
  history: number;
  /** Work orders of the next days, in their order. */
  due: Visit[];
}

/** The year around a day: the day itself belongs to the plan. */
export function yearAround(assets: Asset[], day: number, ahead: number): Year {
  const visits = assets.flatMap((asset, track) =>
    visitsBetween(asset, day - half, day + half).map((visit) => ({ asset, track, day: visit })),
  );
  const plan = visits.filter((visit) => visit.day >= day);
  return {
    visits,
    plan: plan.length,
    history: visits.length - plan.length,
    due: plan.filter((visit) => visit.day <= day + ahead).sort((a, b) => a.day - b.day),
  };
}

/** The asset's first visit on a day or after it. */
export function nextVisit(asset: Asset, day: number): number | undefined {
  return visitsBetween(asset, day, day + 2 * half)[0];
}

export function lastVisit(asset: Asset, day: number): number | undefined {
  return visitsBetween(asset, day - 2 * half, day - 1).at(-1);
}

export interface Cost {
  visit: number;
  power: number;
  repair: number;
  total: number;
}

/** The cost of a visit that is a number of weeks late, in thousands. */
export function costOf({ cost }: Asset, weeks: number): Cost {
  const power = cost.week * weeks;
  const repair = cost.weekSquared * weeks ** 2;
  return { visit: cost.visit, power, repair, total: cost.visit + power + repair };
}

/** An amount in the content's currency. */
export const amount = ({ numbers, words }: Maintenance, thousands: number): string =>
  fill(words.amount, { amount: numberIn(numbers, Math.round(thousands) * 1000) });

/** Formats days with the content's names of months. */
export function shortDate({ months }: Maintenance, day: number): string {
  const { date, month } = calendarDay(day);
  return `${date} ${months[month]?.short}`;
}

export function longDate({ months }: Maintenance, day: number): string {
  const { date, month } = calendarDay(day);
  return `${date} ${months[month]?.long}`;
}
