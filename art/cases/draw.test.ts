import { expect, test } from 'vitest';
import type { CaseDrawing } from '../../src/content/cases/schema.ts';
import { flagShape } from '../flag-shape.ts';
import { drawCase } from './draw.ts';
import { caseDrawings } from './draw-cases.ts';
import { onInk, onMist, type State } from './tones.ts';

const drawings = caseDrawings.map(({ drawing }) => drawing);

const count = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].length;
/** Flags of this size, anywhere in the picture. */
const flags = (width: number, height: number) =>
  new RegExp(flagShape(0, 0, width, height).replace('M0 0', ''), 'g');
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** What each kind must contain: the pattern of a mark, and how many the content requires. */
function expected(drawing: CaseDrawing, state: State): [pattern: RegExp, marks: number][] {
  const after = state === 'after';
  switch (drawing.kind) {
    case 'rings':
      return [
        [/<circle[^>]*r="2\.\d"/g, sum(drawing.rings)],
        // One line per site, and a second one over it for the site in alarm.
        [/M\d+ \d+ \d+ \d+/g, after ? sum(drawing.rings) + 1 : 0],
      ];
    case 'doors':
      return [[/<rect/g, drawing.doors]];
    case 'scorecards':
      return [
        [/width="9\.5" height="24"/g, drawing.sites],
        [/y="24" width="2\.3"/g, drawing.hours],
      ];
    case 'jobs':
      return [
        [/width="13" height="18"/g, drawing.before],
        [flags(13, 18), drawing.after],
      ];
    case 'crossings': {
      const reached = after ? drawing.event.length : 0;
      return [[/<circle/g, drawing.systems * drawing.applications + reached]];
    }
    case 'sign-on':
      return [
        [/width="12" height="8"/g, drawing.systems],
        [/r="2\.6"/g, drawing.applications],
        [/d="M[\d.]+ [\d.]+C/g, after ? drawing.systems + drawing.applications : 0],
      ];
    case 'towers':
      return [[/height="13"/g, sum(drawing.floors)]];
    case 'call':
      return [[/r="4\.5"/g, drawing.cameras]];
    case 'file':
      return [[/r="5"/g, drawing.channels]];
    case 'metro':
      return [[flags(35, 26), drawing.controls]];
    case 'district':
      return [[/stroke-width="6"/g, drawing.services]];
    case 'refinery':
      return [[/r="15"/g, 4]];
  }
}

const states: State[] = ['before', 'after'];

test.each(drawings.flatMap((drawing) => states.map((state) => ({ kind: drawing.kind, state, drawing }))))(
  '$kind, $state: counts are exact, on both grounds',
  ({ drawing, state }) => {
    for (const tones of [onInk, onMist]) {
      const svg = drawCase(drawing, tones, state);
      for (const [pattern, marks] of expected(drawing, state)) expect(count(svg, pattern)).toBe(marks);
    }
  },
);

test("'after' has one marigold element, 'before' at most a hollow ring", () => {
  for (const drawing of drawings) {
    expect(drawCase(drawing, onInk, 'after')).toContain(onInk.signal);
    expect(count(drawCase(drawing, onInk, 'before'), new RegExp(onInk.signal, 'g'))).toBeLessThanOrEqual(1);
  }
});
