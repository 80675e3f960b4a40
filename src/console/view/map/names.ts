/*
 * Which names the map shows in a view, and where. Marks have priority, then the streets that lead to them, then
 * places. A circle visible all around is named twice.
 */
import {
  type AlongStreet,
  alongAvenue,
  alongCircle,
  type BesideMark,
  besideMark,
  type Footprint,
  flat,
  LabelLayout,
  outsideRing,
  square,
} from './labels.ts';
import { type Plan, type Point, polar, toWindow, type View } from './plan.ts';

export interface NamedMark {
  id: string;
  /** In plan units. */
  at: Point;
  words: string;
  /** Half its width in pixels. */
  clear: number;
  /** The rings of the incident it is inside, in pixels: its label goes outside them. */
  within?: { at: Point; radius: number };
}

export interface NameRequest {
  plan: Plan;
  places: readonly { lines: string[]; at: Point }[];
  /** Most important first. */
  marks: readonly NamedMark[];
  /** Areas without labels, in pixels: panels over the map, the incident and its callout. */
  taken: readonly Footprint[];
  size: number;
}

export interface StreetName {
  text: string;
  /** Along a circle: the path of the text, in pixels. */
  path?: string;
  /** Along an avenue: the centre and angle of rotation. */
  at?: Point;
  turn?: number;
}

export interface Names {
  streets: StreetName[];
  places: { lines: string[]; at: BesideMark }[];
  marks: (BesideMark & { id: string; words: string })[];
}

/** Radii between two circles, where a name crosses no junction. */
const AVENUE_RADII = [9.95, 6.4, 9.2, 10.6, 6.9, 8.9, 5.8, 7.3, 13.5, 5.4, 12.8, 14.5, 3.95, 4.1] as const;
/** The least distance between a circle's two labels. */
const MIN_LABEL_DISTANCE = 110;

export function layNames(view: View, { plan, places, marks, taken, size }: NameRequest): Names {
  const ground = new LabelLayout(view, taken);
  const inWindow = ({ at }: { at: Point }) => {
    const [x, y] = toWindow(view, at);
    return x > 6 && y > 6 && x < view.width - 6 && y < view.height - 6;
  };
  const shown = marks.filter(inWindow);
  for (const { at, clear } of shown) ground.take(square(toWindow(view, at), clear));

  const markNames = shown.flatMap(({ id, at, words, clear, within }) => {
    const mark = toWindow(view, at);
    const beside = within
      ? outsideRing(mark, toWindow(view, within.at), within.radius, size)
      : besideMark(mark, clear, size);
    const placed = ground.place(beside, (candidate) => flat([words], candidate, size));
    return placed ? [{ id, words, ...placed.candidate }] : [];
  });
  const avenues = plan.avenues.flatMap(({ label, a: degrees, from }) => {
    const candidates = AVENUE_RADII.filter((radius) => radius > from).map((radius) => ({ radius, degrees }));
    const placed = ground.place(candidates, (candidate) => alongAvenue(view, label, candidate, size));
    return placed ? [avenueName(view, label, placed.candidate)] : [];
  });
  const circles = plan.circles.flatMap(({ name, r }) => circleNames(ground, view, plan, name, r, size));
  const placeNames = places.filter(inWindow).flatMap(({ lines: broken, at }) => {
    const [x, y] = toWindow(view, at);
    const placed = ground.place(
      [broken, [broken.join(' ')]].map((lines) => ({
        lines,
        at: { x, y: y + size * 0.35 - ((lines.length - 1) / 2) * size * 1.12, anchor: 'middle' as const },
      })),
      (candidate) => flat(candidate.lines, candidate.at, size),
    );
    return placed ? [placed.candidate] : [];
  });
  return { streets: [...avenues, ...circles], places: placeNames, marks: markNames };
}

function avenueName(view: View, text: string, { radius, degrees }: AlongStreet): StreetName {
  // Text runs from the left, or upwards on a vertical street.
  const turn = degrees > 90 && degrees < 270 ? 180 - degrees : degrees === 270 ? -90 : -degrees;
  return { text, at: toWindow(view, polar(radius, degrees)), turn };
}

function circleNames(
  ground: LabelLayout,
  view: View,
  plan: Plan,
  text: string,
  radius: number,
  size: number,
): StreetName[] {
  const first = placeOnCircle(ground, view, text, radius, size, directions(plan, radius));
  if (!first) return [];
  const rest = directions(plan, radius).filter(
    (degrees) => apart(degrees, first.degrees) >= MIN_LABEL_DISTANCE,
  );
  const second = radius * view.scale > 120 && placeOnCircle(ground, view, text, radius, size, rest);
  return [first, ...(second ? [second] : [])].map((at) => ({ text, path: baselineOf(view, at, size) }));
}

function placeOnCircle(
  ground: LabelLayout,
  view: View,
  text: string,
  radius: number,
  size: number,
  among: readonly number[],
): AlongStreet | undefined {
  const candidates = among.map((degrees) => ({ radius, degrees }));
  return ground.place(candidates, (candidate) => alongCircle(view, text, candidate, size))?.candidate;
}

/** Clockwise from the upper left; the middle of a section between two avenues before its ends. */
function directions(plan: Plan, radius: number): number[] {
  const crossing = plan.avenues.filter(({ from }) => radius >= from).map(({ a }) => a);
  const middles = crossing.map(
    (start, index) => (start + (crossing[index + 1] ?? (crossing[0] ?? 0) + 360)) / 2,
  );
  const order = (a: number, b: number) => apart(a, preferred(radius)) - apart(b, preferred(radius));
  const others = Array.from({ length: 60 }, (_, index) => index * 6);
  return [...middles.sort(order), ...others.sort(order)];
}

/** Small circles are named below the park, large ones where there is little else. */
function preferred(radius: number): number {
  return radius < 4 ? 270 : 126;
}

function apart(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return Math.min(turn, 360 - turn);
}

/** The baseline: a third of the letters' height below the middle of the street. */
function baselineOf(view: View, { radius, degrees }: AlongStreet, size: number): string {
  const upper = ((degrees % 360) + 360) % 360 <= 180;
  const shift = (size * 0.33) / view.scale;
  const line = upper ? radius - shift : radius + shift;
  const [from, to] = upper ? [degrees + 80, degrees - 80] : [degrees - 80, degrees + 80];
  const pixels = (at: number) => toWindow(view, polar(line, at)).map((value) => Number(value.toFixed(1)));
  const r = Number((line * view.scale).toFixed(1));
  return `M${pixels(from)}A${r} ${r} 0 0 ${upper ? 1 : 0} ${pixels(to)}`;
}
