/* The board shows every site exactly once under any filter. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { board } from '../../../content/instruments/site-board.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { exceptionOf, filters, lateness, layOut, openAt, siteCount, sitesOf } from './board-state.ts';
import { nearest } from './next-site.ts';

const ids = board.sites.map(({ id }) => id);

describe.each(filters)('filter %s', (filter) => {
  const { rows, tiles, cells } = layOut(board, filter);

  test('shows every site exactly once', () => {
    const shown = [...rows, ...tiles.flatMap(({ sites }) => sites), ...cells].map(({ id }) => id);
    expect(shown.sort()).toEqual(ids);
  });

  test('counts what it shows in rows', () => {
    if (filter === 'all') expect(siteCount(board, filter)).toBe(board.sites.length);
    else expect(rows).toHaveLength(siteCount(board, filter));
  });
});

test('sorts the worst first', () => {
  const late = sitesOf(board, 'late').map((site) => lateness(board, site));
  expect(late).toEqual([...late].sort((one, other) => other - one));
  const days = sitesOf(board, 'contract').map(({ contractDays }) => contractDays);
  expect(days).toEqual([...days].sort((one, other) => (one ?? 0) - (other ?? 0)));
});

test('a limit is exceeded from the first step beyond it', () => {
  const site = { id: 'x', name: 'x', region: 'x', planned: '09:00', opened: '09:15' };
  expect(exceptionOf(board, site)).toBeUndefined();
  expect(exceptionOf(board, { ...site, opened: '09:16' })).toBe('late');
  expect(exceptionOf(board, { ...site, coldStore: [9, 8] })).toBeUndefined();
  expect(exceptionOf(board, { ...site, contractDays: 31 })).toBeUndefined();
  expect(exceptionOf(board, { ...site, contractDays: 30 })).toBe('contract');
});

test('no site closes again during the morning', () => {
  const morning = fc.tuple(fc.integer({ min: 420, max: 620 }), fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(morning, ([minutes, later]) => {
      const then = Math.min(620, minutes + later);
      return openAt(board, timeOfDay(minutes)) <= openAt(board, timeOfDay(then));
    }),
  );
});

test('an arrow key moves to the nearest in its direction', () => {
  const places = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 10, y: 0 },
    { id: 'c', x: 0, y: 10 },
    { id: 'd', x: 12, y: 10 },
  ];
  expect(nearest('ArrowRight', { x: 0, y: 0 }, places)).toBe('b');
  expect(nearest('ArrowDown', { x: 10, y: 0 }, places)).toBe('d');
  expect(nearest('ArrowUp', { x: 12, y: 10 }, places)).toBe('b');
  expect(nearest('ArrowLeft', { x: 0, y: 0 }, places)).toBeUndefined();
  expect(nearest('Enter', { x: 0, y: 0 }, places)).toBeUndefined();
});
