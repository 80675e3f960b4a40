/*
 * Places names on the map. Every name has candidate positions, best first, and takes the first that is in the window
 * and overlaps nothing; without one it is omitted from the map. Names are placed in order of importance, and the same
 * view always gives the same layout.
 */
import { type Point, polar, toWindow, type View } from './plan.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Text along a line, as a box for every few letters: one bounding box of a slanted name would be too large. */
export type Footprint = readonly Box[];

export interface PlacedLabel<Candidate> {
  candidate: Candidate;
  footprint: Footprint;
}

const LINE_HEIGHT = 1.12;
/** Pixels between two names. */
const GAP = 2;

/** Approximate letter widths of the condensed font, in ems. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) {
    if ('ijlI.,:’‘ 1'.includes(letter)) ems += 0.27;
    else if ('frt-'.includes(letter)) ems += 0.36;
    else if ('mwMW'.includes(letter)) ems += 0.76;
    else if (letter >= 'A' && letter <= 'Z') ems += 0.6;
    else if (/\p{Mn}/u.test(letter)) continue;
    else if (/\p{Script=Arabic}/u.test(letter)) ems += 0.43;
    else ems += 0.52;
  }
  return ems * size;
}

export function overlap(a: Footprint, b: Footprint): boolean {
  return a.some((one) =>
    b.some(
      (other) =>
        one.x < other.x + other.width &&
        other.x < one.x + one.width &&
        one.y < other.y + other.height &&
        other.y < one.y + one.height,
    ),
  );
}

function inside(footprint: Footprint, { width, height }: View): boolean {
  return footprint.every(
    (box) => box.x >= 4 && box.y >= 4 && box.x + box.width <= width - 4 && box.y + box.height <= height - 4,
  );
}

/** A label that fits beside, above or below a mark. */
export interface BesideMark {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Sides are offered in the order given; the mark itself is `clear` pixels wide on each side of its centre. */
export function besideMark([x, y]: Point, clear: number, size: number): BesideMark[] {
  const middle = y + size * 0.35;
  const low = y + clear + size;
  const high = y - clear - size * 0.3;
  return [
    { x: x + clear + 4, y: middle, anchor: 'start' },
    { x: x - clear - 4, y: middle, anchor: 'end' },
    { x, y: low + 2, anchor: 'middle' },
    { x, y: high - 1, anchor: 'middle' },
    { x: x + clear, y: low - 2, anchor: 'start' },
    { x: x - clear, y: low - 2, anchor: 'end' },
    { x: x + clear, y: high + 2, anchor: 'start' },
    { x: x - clear, y: high + 2, anchor: 'end' },
    { x: x - clear - 2, y: high - 4, anchor: 'end' },
    { x: x + clear + 2, y: high - 4, anchor: 'start' },
  ];
}

/** The same for a mark inside a ring: the label is at the ring's edge, nearest side first. */
export function outsideRing([x, y]: Point, [cx, cy]: Point, radius: number, size: number): BesideMark[] {
  const edge = (off: number) =>
    Math.sqrt(Math.max(0, radius ** 2 - Math.max(0, Math.abs(off) - size / 2) ** 2));
  const [across, along] = [edge(y - cy) + 5, edge(x - cx) + 4];
  const middle = y + size * 0.35;
  const sides: { away: number; at: BesideMark }[] = [
    { away: cx + across - x, at: { x: cx + across, y: middle, anchor: 'start' } },
    { away: x - cx + across, at: { x: cx - across, y: middle, anchor: 'end' } },
    { away: cy + along - y, at: { x, y: cy + along + size * 0.85, anchor: 'middle' } },
    { away: y - cy + along, at: { x, y: cy - along - size * 0.25, anchor: 'middle' } },
  ];
  return sides.toSorted((one, other) => one.away - other.away).map(({ at }) => at);
}

export function flat(lines: readonly string[], { x, y, anchor }: BesideMark, size: number): Footprint {
  return lines.map((line, index) => {
    const width = textWidth(line, size);
    const start = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return { x: start, y: y - size * 0.85 + index * size * LINE_HEIGHT, width, height: size * 1.1 };
  });
}

/** Candidate positions of a street name: along an avenue by radius, along a circle by direction. */
export interface AlongStreet {
  radius: number;
  degrees: number;
}

/** The boxes a label along an avenue covers, centred on a radius. */
export function alongAvenue(view: View, text: string, at: AlongStreet, size: number): Footprint {
  const reach = textWidth(text, size) / view.scale / 2;
  return chain(view, size, textWidth(text, size), (part) =>
    polar(at.radius - reach + 2 * reach * part, at.degrees),
  );
}

/** The boxes a label along a circle covers, centred on a direction. */
export function alongCircle(view: View, text: string, at: AlongStreet, size: number): Footprint {
  const width = textWidth(text, size);
  const reach = ((width / view.scale / at.radius) * 180) / Math.PI / 2;
  return chain(view, size, width, (part) => polar(at.radius, at.degrees - reach + 2 * reach * part));
}

function chain(view: View, size: number, width: number, at: (part: number) => Point): Footprint {
  const count = Math.max(2, Math.ceil(width / size));
  return Array.from({ length: count + 1 }, (_, index) => {
    const [x, y] = toWindow(view, at(index / count));
    return { x: x - size / 2, y: y - size / 2, width: size, height: size };
  });
}

/** Tracks occupied areas, and gives each name its first free position. */
export class LabelLayout {
  readonly #view: View;
  readonly #taken: Footprint[];

  constructor(view: View, taken: readonly Footprint[] = []) {
    this.#view = view;
    this.#taken = [...taken];
  }

  take(footprint: Footprint): void {
    this.#taken.push(footprint);
  }

  place<Candidate>(
    candidates: readonly Candidate[],
    footprintOf: (candidate: Candidate) => Footprint,
  ): PlacedLabel<Candidate> | undefined {
    for (const candidate of candidates) {
      const footprint = footprintOf(candidate);
      if (!inside(footprint, this.#view)) continue;
      if (this.#taken.some((other) => overlap(footprint, withGap(other)))) continue;
      this.take(footprint);
      return { candidate, footprint };
    }
    return undefined;
  }
}

function withGap(footprint: Footprint): Footprint {
  return footprint.map(({ x, y, width, height }) => ({
    x: x - GAP,
    y: y - GAP,
    width: width + 2 * GAP,
    height: height + 2 * GAP,
  }));
}

/** A square around a mark, which names avoid. */
export function square([x, y]: Point, half: number): Footprint {
  return [{ x: x - half, y: y - half, width: 2 * half, height: 2 * half }];
}
