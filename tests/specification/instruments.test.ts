/* The counts of the instruments on the platform pages. */
import { describe, expect, test } from 'vitest';
import business from '../../src/content/products/business-operations.ts';
import incident from '../../src/content/products/incident-detection.ts';
import { countIncidents, sortMessages } from '../../src/sections/products/funnel/sort-messages.ts';
import {
  filters,
  lateness,
  layOut,
  openAt,
  siteCount,
} from '../../src/sections/products/site-board/board-state.ts';

describe('the funnel', () => {
  const { funnel, features } = incident;

  test('has exactly 40 messages in three incidents of 17, 14 and 9', () => {
    expect(funnel.messages).toHaveLength(40);
    const incidents = sortMessages(funnel, { metres: 300, seconds: 180 });
    expect(incidents.map(({ members }) => members.length)).toEqual([17, 14, 9]);
    expect(incidents.map(({ title }) => title)).toEqual(
      Object.values(funnel.events).map(({ title }) => title),
    );
  });

  test('goes from 37 incidents to one across the pad', () => {
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

describe('the board', () => {
  const { board, features } = business;

  test('has exactly 130 sites: 7 late, 5 too warm, 6 with a contract ending, 112 as planned', () => {
    expect(board.sites).toHaveLength(130);
    expect(new Set(board.sites.map(({ id }) => id)).size).toBe(130);
    expect(filters.map((filter) => siteCount(board, filter))).toEqual([7, 5, 6, 18, 130]);
    expect(layOut(board, 'late').cells).toHaveLength(112);
  });

  test('opens with site 014, eighty minutes late', () => {
    const site = board.sites.find(({ id }) => id === board.opened);
    expect(site?.id).toBe('014');
    expect(site && lateness(board, site)).toBe(80);
  });

  test('has a task for each exception, and an hour for each of the nine functions', () => {
    const exceptions = layOut(board, 'exceptions').rows.map(({ id }) => id);
    expect(Object.keys(board.tasks).sort()).toEqual(exceptions.sort());
    expect(board.day.map(({ feature }) => feature).sort()).toEqual(features.map(({ id }) => id).sort());
    expect(board.day.map(({ time }) => openAt(board, time)).slice(5)).toEqual([129, 130, 130, 0]);
  });
});
