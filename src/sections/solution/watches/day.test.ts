/* The day of six watches: counts, and that every mark can be drawn. */
import { expect, test } from 'vitest';
import { watches } from '../../../content/instruments/watches.ts';
import safety from '../../../content/solutions/safety-security.ts';
import { allEvents, countIn, hardestHour, hours, isUndecided } from './day.ts';

test('there is a watch for each card of the page', () => {
  expect(watches.watches).toHaveLength(safety.cards.length);
});

test('every event is within the day, decided after it was reported, and counted in one hour', () => {
  const events = allEvents(watches);
  for (const [heard, decided] of events) {
    expect(heard).toBeGreaterThanOrEqual(0);
    expect(decided ?? 1440).toBeGreaterThan(heard);
    expect(decided ?? 0).toBeLessThan(1440);
  }
  expect(hours.reduce((sum, hour) => sum + countIn(events, hour), 0)).toBe(events.length);
});

test('the busiest hour has the most events, and open ones were reported before the hand', () => {
  const most = countIn(allEvents(watches), hardestHour(watches));
  for (const hour of hours) expect(countIn(allEvents(watches), hour)).toBeLessThanOrEqual(most);
  const open = allEvents(watches).filter(isUndecided);
  expect(open).toHaveLength(1);
  expect(open[0]?.[0]).toBeLessThan(watches.now);
});
