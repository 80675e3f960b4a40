/*
 * The list drawn as a D: every entry is a mark on the round side, in the visitor's order; the pages are on the
 * straight side, each as long as its number of lines. A clause without findings has no line and points outwards.
 */
import type { Finding } from './matching/match.ts';
import type { ReviewRow } from './review.ts';

export interface FigureMark {
  finding: Finding;
  /** The rows it represents: one, or several neighbours with the same finding. */
  from: number;
  to: number;
  x: number;
  y: number;
  /** The other end of the line. */
  x2: number;
  y2: number;
}

interface FigureLine {
  row: number;
  side: string;
  possible: boolean;
  path: string;
}

interface FigureSide {
  side: string;
  count: number;
  y: number;
  height: number;
}

export interface Figure {
  marks: FigureMark[];
  lines: FigureLine[];
  sides: FigureSide[];
  joined: boolean;
}

export const radius = 288;
/** Space for the page names on the straight side, and for marks that point outwards. */
export const centre = { x: 250, y: 310 };
const straight = centre.x - 88;
const outwards = 14;
/** Beyond this, neighbours with the same finding share a mark. */
const mostMarks = 800;
const gap = 8;

export function figureOf(rows: readonly ReviewRow[]): Figure {
  const joined = rows.length > mostMarks;
  const at = (index: number) => (Math.PI * (index + 0.5)) / Math.max(1, rows.length) - Math.PI / 2;
  const point = (angle: number, distance: number) => ({
    x: round(centre.x + distance * Math.cos(angle)),
    y: round(centre.y + distance * Math.sin(angle)),
  });
  const marks = groups(rows, joined).map(({ from, to, finding }): FigureMark => {
    const angle = (at(from) + at(to)) / 2;
    const isUnanswered = finding === 'nothing';
    const near = point(angle, radius);
    const far = point(angle, isUnanswered ? radius + outwards : radius - 5);
    return { finding, from, to, x: near.x, y: near.y, x2: far.x, y2: far.y };
  });
  const sides = sidesOf(rows);
  const places = new Map(sides.map((place) => [place.side, place]));
  const used = new Map<string, number>();
  const lines = rows.flatMap((row, index): FigureLine[] => {
    const side = sideOf(row);
    const place = side && places.get(side);
    if (!place) return [];
    const nth = used.get(side) ?? 0;
    used.set(side, nth + 1);
    const y = round(place.y + (place.height * (nth + 0.5)) / place.count);
    const end = point(at(index), radius - 6);
    const path = `M${straight} ${y}C${centre.x} ${y} ${round((centre.x + end.x) / 2)} ${end.y} ${end.x} ${end.y}`;
    return [{ row: index, side, possible: row.finding === 'possible', path }];
  });
  return { marks, lines, sides, joined };
}

function sideOf({ finding, match }: ReviewRow): string | undefined {
  return finding === 'related' || finding === 'possible' ? match?.near[0]?.passage.side : undefined;
}

/** Pages sorted by the mean position of their clauses, so that few lines cross. */
function sidesOf(rows: readonly ReviewRow[]): FigureSide[] {
  const places = new Map<string, number[]>();
  for (const [index, row] of rows.entries()) {
    const side = sideOf(row);
    const known = side && places.get(side);
    if (known) known.push(index);
    else if (side) places.set(side, [index]);
  }
  const mean = (list: number[]) => list.reduce((sum, place) => sum + place, 0) / list.length;
  const ordered = [...places].sort((one, other) => mean(one[1]) - mean(other[1]));
  const total = ordered.reduce((sum, [, list]) => sum + list.length, 0);
  const room = 2 * radius - gap * Math.max(0, ordered.length - 1);
  // Closer than this, names would overlap.
  const least = 18;
  const free = room - least * ordered.length;
  let y = centre.y - radius;
  return ordered.map(([side, list]) => {
    const height = least + (free * list.length) / total;
    const place = { side, count: list.length, y: round(y), height: round(height) };
    y += height + gap;
    return place;
  });
}

function groups(
  rows: readonly ReviewRow[],
  joined: boolean,
): { from: number; to: number; finding: Finding }[] {
  const found: { from: number; to: number; finding: Finding }[] = [];
  for (const [index, { finding }] of rows.entries()) {
    const last = found.at(-1);
    if (joined && last?.finding === finding) last.to = index;
    else found.push({ from: index, to: index, finding });
  }
  return found;
}

const round = (value: number) => Math.round(value * 10) / 10;
