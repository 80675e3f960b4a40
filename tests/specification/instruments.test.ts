/* What the instruments of the platforms' pages count. */
import { describe, expect, test } from 'vitest';
import incident from '../../src/content/products/incident-detection.ts';
import { countIncidents, sortMessages } from '../../src/sections/products/funnel/sort-messages.ts';

describe('the funnel', () => {
  const { funnel, features } = incident;

  test('holds exactly 40 messages in three incidents of 17, 14 and 9', () => {
    expect(funnel.messages).toHaveLength(40);
    const incidents = sortMessages(funnel, { metres: 300, seconds: 180 });
    expect(incidents.map(({ members }) => members.length)).toEqual([17, 14, 9]);
    expect(incidents.map(({ title }) => title)).toEqual(
      Object.values(funnel.events).map(({ title }) => title),
    );
  });

  test('falls from 37 incidents to one over the pad', () => {
    const { metres, seconds, messages } = funnel;
    const count = (step: number, time: number) => countIncidents(messages, { metres: step, seconds: time });
    expect(seconds.map((time) => metres.map((step) => count(step, time)))).toEqual([
      [37, 34, 29, 29, 29, 29, 24],
      [34, 27, 23, 21, 21, 21, 15],
      [29, 18, 8, 4, 3, 3, 2],
      [20, 8, 5, 3, 3, 3, 1],
      [14, 3, 3, 3, 3, 2, 1],
      [7, 3, 3, 3, 3, 2, 1],
    ]);
  });

  test('has a time and a note for each of the nine functions', () => {
    expect(features).toHaveLength(9);
    expect(funnel.clock).toHaveLength(9);
  });
});
