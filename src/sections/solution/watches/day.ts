/* Counts the events of six desks. */
import type { WatchEvent, Watches } from '../../../content/instruments/watches.ts';
import { twoDigits } from '../../../ui/time-text.ts';

export const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** `07`; the hour after the last is `00`. */
export const hourText = (hour: number): string => twoDigits(hour % 24);

export const inHour = ([heard]: WatchEvent, hour: number): boolean => Math.floor(heard / 60) === hour;

export const isUndecided = ([, decided]: WatchEvent): boolean => decided === null;

export const countIn = (events: WatchEvent[], hour: number): number =>
  events.filter((event) => inHour(event, hour)).length;

export const allEvents = ({ watches }: Watches): WatchEvent[] => watches.flatMap(({ events }) => events);

/** The busiest hour; the first of several. */
export function hardestHour(content: Watches): number {
  const counts = hours.map((hour) => countIn(allEvents(content), hour));
  return counts.indexOf(Math.max(...counts));
}
