/* The stage's clock follows the shift. */
import story from 'virtual:city-story';
import { expect, test } from 'vitest';
import { beats } from './beats.ts';
import { secondAt, stopsOf } from './clock.ts';

const stops = stopsOf(story);

test('never runs backwards while scrolling forwards', () => {
  const seconds = Array.from({ length: 201 }, (_, step) => secondAt(stops, step / 200));
  expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
});

test('shows each event at the second at which the engine had it', () => {
  story.signals.forEach(({ time }, index) => {
    expect(secondAt(stops, beats.signals[index]?.[0] ?? 0)).toBe(time);
  });
  expect(secondAt(stops, beats.confirm[0])).toBe(story.times.confirmed);
  expect(secondAt(stops, beats.drive[1])).toBe(story.movers[0]?.arrives);
  expect(secondAt(stops, 1)).toBe(story.times.ended);
});
