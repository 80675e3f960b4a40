/* Drawings made of rows of equal marks: doors, scorecards, jobs, crossings. Each mark is one counted thing. */
import { flagShape } from '../flag-shape.ts';
import { round } from '../geometry.ts';
import { circle, halfDisc, path, picture, rect, times } from './marks.ts';
import type { State, Tones } from './tones.ts';

const [width, height] = [400, 300];

/** Locked rooms: one with a known visitor inside, one opened outside a visit. */
export function drawDoors(
  { doors, columns }: { doors: number; columns: number },
  tones: Tones,
  state: State,
): string {
  const rows = Math.ceil(doors / columns);
  const [dx, dy] = [348 / columns, 252 / rows];
  const visited = Math.floor(doors * 0.35);
  const open = Math.floor(doors * 0.66);
  const door = (index: number) => {
    const x = round(28 + (index % columns) * dx);
    const y = round(26 + Math.floor(index / columns) * dy);
    if (state === 'after' && index === visited)
      return rect(x, y, 15, 20, { fill: tones.strong }) + halfDisc(x + 5.5, y + 10, 4, { fill: tones.paper });
    const leaf = rect(x, y, 15, 20, { fill: tones.paper, stroke: tones.mid, width: 1.1 });
    if (state === 'after' && index === open)
      return (
        leaf + path(`M${x} ${y}l10 4v20l-10-4z`, { fill: tones.signal, stroke: tones.strong, width: 1.2 })
      );
    return leaf + circle(x + 11.5, y + 10.5, 1.4, { fill: tones.line });
  };
  return picture(width, height, times(doors, door));
}

/** Hours of work above, a scorecard for every site below, and the time the work takes now. */
export function drawScorecards(
  { sites, hours }: { sites: number; hours: number },
  tones: Tones,
  state: State,
): string {
  const columns = Math.ceil(sites / 5);
  const dx = 356 / columns;
  const low = Math.floor(sites * 0.64);
  const card = (index: number) => {
    const x = 24 + (index % columns) * dx;
    const y = 74 + Math.floor(index / columns) * 30;
    const sheet = rect(x, y, 9.5, 24, { fill: tones.paper });
    if (state === 'before') return sheet;
    const isLow = index === low;
    // Heights are an illustration, not scores: a fixed sequence without a visible pattern.
    const value = isLow ? 6 : 4 + ((index * 7919) % 19);
    return (
      sheet +
      rect(x, y + 24 - value, 9.5, value, { fill: isLow ? tones.signal : tones.mid }) +
      (isLow ? rect(x - 1, y - 1, 11.5, 26, { stroke: tones.strong, width: 1.8 }) : '')
    );
  };
  const hour = (index: number) =>
    rect(24 + (index * 352) / hours, 24, 2.3, 26, { fill: state === 'before' ? tones.strong : tones.deep });
  const now =
    rect(24, 244, 352, 26, { stroke: tones.soft, width: 1.2 }) +
    rect(24, 244, 2.3, 26, { fill: tones.strong });
  return picture(width, height, times(hours, hour) + times(sites, card) + (state === 'after' ? now : ''));
}

/** Jobs done in the same time, on cards and on the phone. */
export function drawJobs(
  { before, after }: { before: number; after: number },
  tones: Tones,
  state: State,
): string {
  const perRow = Math.max(before, Math.ceil(after / 2));
  const dx = 352 / perRow;
  const card = (index: number) => {
    const x = round(24 + index * dx);
    return (
      rect(x, 62, 13, 18, { fill: tones.paper, stroke: tones.line, width: 1.2 }) +
      path(`M${round(x + 3)} 68h7M${round(x + 3)} 72h7`, { stroke: tones.mid, width: 1.4 })
    );
  };
  const job = (index: number) => {
    const x = round(24 + (index % perRow) * dx);
    const y = 160 + Math.floor(index / perRow) * 36;
    const last = index === after - 1;
    const look =
      state === 'before'
        ? { stroke: tones.soft, width: 1.2 }
        : last
          ? { fill: tones.signal, stroke: tones.strong, width: 1.6 }
          : { fill: tones.strong };
    return path(flagShape(x, y, 13, 18), look);
  };
  const rule = path('M24 100h352', { stroke: tones.soft, width: 1.4 });
  return picture(width, height, times(before, card) + rule + times(after, job));
}

/** Systems as rows, applications as columns: a crossing means that one reads the other. */
export function drawCrossings(
  { systems, applications, event }: { systems: number; applications: number; event: number[] },
  tones: Tones,
  state: State,
): string {
  const [x0, y0] = [86, 36];
  const [dx, dy] = [279 / (applications - 1), 209 / (systems - 1)];
  const rows = times(
    systems,
    (row) => `M${x0} ${round(y0 + row * dy)}H${round(x0 + (applications - 1) * dx)}`,
  );
  const columns = times(
    applications,
    (column) => `M${round(x0 + column * dx)} ${y0}V${round(y0 + (systems - 1) * dy)}`,
  );
  const crossing = (index: number) => {
    const [row, column] = [Math.floor(index / applications), index % applications];
    const [x, y] = [x0 + column * dx, y0 + row * dy];
    if (state === 'before') return circle(x, y, 2.6, { stroke: tones.mid, width: 1 });
    return row === 0 ? circle(x, y, 4.2, { fill: tones.strong }) : circle(x, y, 3.1, { fill: tones.mid });
  };
  const reached = event
    .map((column) =>
      circle(x0 + column * dx, y0, 7, { fill: tones.signal, stroke: tones.strong, width: 1.8 }),
    )
    .join('');
  return picture(
    width,
    height,
    path(state === 'before' ? rows : rows + columns, { stroke: tones.soft, width: 1 }) +
      times(systems * applications, crossing) +
      (state === 'after' ? reached : ''),
  );
}
