/* The stage's clock is the shift's, and goes back as it came. */
import story from 'virtual:city-story';
import { expect, test } from 'vitest';
import { beats } from './beats.ts';
import { secondAt, stopsOf } from './clock.ts';

const stops = stopsOf(story);

test('it never runs backwards while the visitor scrolls on', () => {
  const seconds = Array.from({ length: 201 }, (_, step) => secondAt(stops, step / 200));
  expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
});

test('what the engine did happens at its own second', () => {
  story.signals.forEach(({ time }, index) => {
    expect(secondAt(stops, beats.signals[index]?.[0] ?? 0)).toBe(time);
  });
  expect(secondAt(stops, beats.confirm[0])).toBe(story.times.confirmed);
  expect(secondAt(stops, beats.drive[1])).toBe(story.movers[0]?.arrives);
  expect(secondAt(stops, 1)).toBe(story.times.ended);
});
