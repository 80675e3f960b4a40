/* The line from a work order to its mark: where both end, on every day and for every order. */
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { maintenance } from '../../../content/instruments/maintenance.ts';
import { dayOf } from './calendar.ts';
import { LeadLine } from './lead-line.tsx';
import { inner, outer, trackOf } from './ring-geometry.ts';
import { type Visit, yearAround } from './schedule.ts';

const { assets, ahead } = maintenance;
const anyDay = fc.integer({ min: dayOf('2024-06-01'), max: dayOf('2040-12-31') });
const dueOn = (day: number) => yearAround(assets, day, ahead).due;

/** Parses the path's two strokes: down to the order's row, and up to the mark. */
function strokes(due: Visit[], chosen: Visit | undefined, day: number) {
  const markup = renderToStaticMarkup(createElement(LeadLine, { due, chosen, day }));
  const [down = [], up = []] = [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) =>
    (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number),
  );
  return { markup, down, up };
}

/** The centre of a mark on the ring: fourteen units outwards on its track. */
function markOf({ track, day: visit }: Visit, day: number): [x: number, y: number] {
  const turn = ((visit - day) * 2 * Math.PI) / 365;
  const middle = trackOf(track) + 7;
  return [-middle * Math.cos(turn), -middle * Math.sin(turn)];
}

describe('the line from a work order', () => {
  test('is aligned with its mark and ends just before it', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const due = dueOn(day);
        for (const chosen of due) {
          const { down, up } = strokes(due, chosen, day);
          const [x, y] = markOf(chosen, day);
          for (const stroke of [down, up]) {
            expect(Math.abs((stroke[0] ?? 0) - x)).toBeLessThan(0.1);
            expect(stroke[1]).toBe(0);
          }
          expect(Math.abs((up[2] ?? 0) - Math.min(0, y + 8))).toBeLessThan(0.1);
          expect(Math.hypot(x, y)).toBeGreaterThan(inner);
          expect(Math.hypot(x, y)).toBeLessThan(outer);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('meets each row one row lower, left of the ring', () => {
    const day = dayOf(maintenance.today);
    const due = dueOn(day);
    const rows = due.map((chosen) => strokes(due, chosen, day).down);
    expect(rows.length).toBeGreaterThan(1);
    for (const [index, [, , row, end]] of rows.entries()) {
      expect(row).toBe((rows[0]?.[2] ?? 0) + 30 * index);
      expect(end).toBeLessThan(-outer);
    }
  });

  test('is not drawn for an unlisted order', () => {
    const day = dayOf(maintenance.today);
    const [first, ...rest] = dueOn(day);
    expect(strokes(rest, first, day).markup).toBe('');
    expect(strokes(rest, undefined, day).markup).toBe('');
  });
});
