/*
 * The city of the hero: blocks between ring roads and avenues around a circle, in units of about 100 m. The film
 * (art/film) and the live scene both build it here, so that one can take over from the other. The ring's place in
 * the picture follows from the camera; the page lays its reticle there (hero.module.css).
 */
import { sequence } from './sequence.ts';

export type Point = readonly [x: number, y: number];

/** Radius and half the width, from the circle outwards. */
// biome-ignore format: one line, one part of the city
export const rings: readonly (readonly [radius: number, halfWidth: number])[] = [
  [2, 0.17], [3.3, 0.09], [4.75, 0.23], [6.3, 0.11], [8, 0.14], [9.9, 0.12], [12, 0.2], [14.4, 0.13],
  [17, 0.2], [20.2, 0.15], [24, 0.22], [28.5, 0.16], [34, 0.22], [41, 0.2], [50, 0.2], [60, 0.2],
];
/** In degrees. */
export const avenues: readonly number[] = [12, 58, 103, 148, 196, 236, 270, 318];
/** The widest one, towards the viewer. */
export const axis = 236;
export const avenueHalfWidth = (avenue: number) => (avenue === axis ? 0.46 : 0.17);
const laneHalfWidth = 0.075;

export const camera = { from: [-7.4, -18.2, 12.4], to: [-3.55, -0.9, 0], lens: 40 } as const;

/** A block: four corners, where it begins and ends in height, how bright its walls are, its windows' pattern. */
export interface Block {
  corners: Point[];
  low: number;
  high: number;
  albedo: number;
  /** 0: no windows. */
  windows: number;
  /** Its position in the quarter; the circle in the middle has none. */
  lot?: Lot;
  /** How much of the lot it covers, from its middle. */
  share?: number;
}

/** A piece of a quarter: shares of the way from street to street, and from the inner ring to the outer one. */
export interface Lot {
  ring: number;
  sector: Sector;
  across: readonly [from: number, to: number];
  deep: readonly [from: number, to: number];
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const polar = (radius: number, angle: number): Point => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];

/** Where towers gather: slow waves over the plan. */
const density = (x: number, y: number) =>
  0.5 +
  0.5 * Math.sin(x * 0.31 + 1.7 * Math.sin(y * 0.23 + 1.1)) * Math.cos(y * 0.37 + 1.3 * Math.sin(x * 0.19));

/** The piece of a ring between two streets, and half the widths of these. */
export interface Sector {
  start: number;
  end: number;
  atStart: number;
  atEnd: number;
}

export function buildCity(): Block[] {
  return [...buildRings()].flat().map(anticlockwise);
}

/** An open lot: not a building in the film, but part of the map. */
export const openLot = { low: 0, high: 0.01, albedo: 0.14, windows: 0 } as const;

/**
 * Ring by ring, so that a visitor's browser may rest in between; the circle comes last. With `behind`, what lies
 * behind the film's camera is built as well, as far out as that ring; with `lots`, open lots are there too.
 */
export function* buildRings(
  last = rings.length - 1,
  behind = 0,
  lots: 'built' | 'all' = 'built',
): Generator<Block[]> {
  const random = sequence(110058);
  const unseen = sequence(1931);
  for (let index = 0; index < last; index++) {
    const [[from, fromHalf], [to, toHalf]] = [rings[index], rings[index + 1]] as [Point, Point];
    const [inner, outer] = [from + fromHalf, to - toHalf];
    yield sectorsAt((inner + outer) / 2).flatMap((sector) => {
      const [x, y] = polar((inner + outer) / 2, (sector.start + sector.end) / 2);
      const isUnseen = isOutOfView(x, y);
      if (isUnseen && index >= behind) return [];
      if (index < 2) return colonnade(index, inner, outer, sector);
      const blocks = quarter(index, inner, outer, sector, isUnseen ? unseen : random);
      return lots === 'all' ? blocks : blocks.filter(({ high }) => high > openLot.high);
    });
  }
  yield circle();
}

function isOutOfView(x: number, y: number): boolean {
  const [aside, ahead] = [x - camera.from[0], y - camera.from[1]];
  return ahead < -6 || Math.abs(aside) > ahead * 1.2 + 12;
}

/** Streets halve the pieces between avenues until they are about two units long. */
function sectorsAt(radius: number): Sector[] {
  return avenues.flatMap((avenue, index) => {
    const following = avenues[(index + 1) % avenues.length] as number;
    const next = following <= avenue ? following + 360 : following;
    const length = (radians(next - avenue) * radius) / 1.9;
    const count = 2 ** Math.floor(Math.log2(Math.max(1, length)));
    return Array.from({ length: count }, (_, part) => ({
      start: radians(avenue + ((next - avenue) * part) / count),
      end: radians(avenue + ((next - avenue) * (part + 1)) / count),
      atStart: part === 0 ? avenueHalfWidth(avenue) : laneHalfWidth,
      atEnd: part === count - 1 ? avenueHalfWidth(following) : laneHalfWidth,
    }));
  });
}

/** The two innermost rings are long, even buildings with a parapet and a ridge. */
function colonnade(index: number, inner: number, outer: number, sector: Sector): Block[] {
  const middle = (inner + outer) / 2;
  const [start, end] = [sector.start + sector.atStart / middle, sector.end - sector.atEnd / middle];
  const height = index === 0 ? 0.34 : 0.5;
  const depth = outer - inner;
  const arc = (from: number, to: number, inset: number, rest: Omit<Block, 'corners'>): Block[] =>
    Array.from({ length: colonnadeParts }, (_, part) => {
      const [first, last] = [start + inset, end - inset];
      const angle = (at: number) => first + ((last - first) * at) / colonnadeParts;
      const [a, b] = [angle(part), angle(part + 1)];
      const share = (at: number) => (at - start) / (end - start);
      const deep = (at: number) => (at - inner) / depth;
      return {
        ...rest,
        corners: [polar(from, a), polar(to, a), polar(to, b), polar(from, b)],
        lot: { ring: index, sector, across: [share(a), share(b)], deep: [deep(from), deep(to)] },
      };
    });
  const parapet = { low: height, high: height + 0.045, albedo: 0.66, windows: 0 };
  return [
    ...arc(inner, outer, 0, { low: 0, high: height, albedo: 0.62, windows: 7 }),
    ...arc(inner, inner + 0.05, 0, parapet),
    ...arc(outer - 0.05, outer, 0, parapet),
    ...arc(inner + depth * 0.36, outer - depth * 0.36, 0.03, {
      low: height,
      high: height + 0.1,
      albedo: 0.7,
      windows: 0,
    }),
  ];
}

/** A colonnade is round: so many straight pieces make one. */
export const colonnadeParts = 16;

function quarter(index: number, inner: number, outer: number, sector: Sector, random: () => number): Block[] {
  const { start, end, atStart, atEnd } = sector;
  const isOpen = random() < 0.02 && index > 6;
  const middle = (inner + outer) / 2;
  const depth = outer - inner;
  const cell = index < 6 ? 0.4 : index < 8 ? 0.46 : index < 10 ? 0.62 : 1;
  const rows = Math.max(1, Math.round(depth / cell));
  const columns = Math.max(1, Math.round(((end - start) * middle) / cell));
  const [x, y] = polar(middle, (start + end) / 2);
  const near = y < 1.5 && middle < 16;
  const gap = 0.035;
  const angle = (radius: number, share: number) => {
    const [first, last] = [start + atStart / radius, end - atEnd / radius];
    return first + (last - first) * share;
  };
  const blocks: Block[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const r0 = inner + (depth * row) / rows + (row > 0 ? gap : 0);
      const r1 = inner + (depth * (row + 1)) / rows - (row < rows - 1 ? gap : 0);
      const [before, after] = [column > 0 ? gap : 0, column < columns - 1 ? gap : 0];
      const [f0, f1] = [column / columns, (column + 1) / columns];
      const corners = [
        polar(r0, angle(r0, f0) + before / r0),
        polar(r1, angle(r1, f0) + before / r1),
        polar(r1, angle(r1, f1) - after / r1),
        polar(r0, angle(r0, f1) - after / r0),
      ];
      const lot: Lot = {
        ring: index,
        sector,
        across: [f0, f1],
        deep: [row / rows, (row + 1) / rows],
      };
      if (isOpen) blocks.push({ ...openLot, corners, lot });
      else blocks.push(...building(corners, lot, near, density(x, y), random));
    }
  }
  return blocks;
}

/** The order in which numbers are drawn is part of the plan: another order is another city. */
function building(corners: Point[], lot: Lot, near: boolean, dense: number, random: () => number): Block[] {
  const { ring } = lot;
  const luck = random();
  let base = 0.14 + 0.36 * random() * random() + 0.1 * random();
  if (ring === 2) base = 0.3 + 0.4 * random();
  const chance = ring === 2 ? 0.26 : ring < 5 ? 0.16 + 0.2 * dense : 0.05 + 0.16 * dense;
  const rise =
    ring === 2
      ? 0.7 + 1.7 * random()
      : ring < 5
        ? 0.7 + 1.9 * random() * dense
        : 0.5 + 1.7 * random() * dense;
  let tower = luck < chance ? rise : 0;
  if (near) {
    tower *= 0.3;
    base *= 0.8;
  }
  if (luck > 0.94) return [{ ...openLot, corners, lot }];
  const albedo = 0.5 + 0.24 * random();
  const windows = 1 + Math.floor(random() * 60_000);
  const blocks: Block[] = [{ corners, low: 0, high: base, albedo, windows, lot, share: 1 }];
  const on = (share: number, low: number, high: number, lit = 0, shift: Point = [0, 0]) =>
    blocks.push({ corners: shrunk(corners, share, shift), low, high, albedo, windows: lit, lot, share });
  if (tower > 0.25) {
    const share = 0.5 + 0.26 * random();
    const top = base + tower;
    on(share, base, top, windows);
    if (random() < 0.6) on(share * 0.55, top, top + 0.08 + 0.1 * random());
    if (random() < 0.15) on(0.03, top, top + 0.5);
  } else {
    const boxes = Math.floor(random() * 3);
    for (let box = 0; box < boxes; box++) {
      const share = 0.14 + 0.2 * random();
      const shift: Point = [(random() - 0.5) * 0.24, (random() - 0.5) * 0.24];
      on(share, base, base + 0.04 + 0.07 * random(), 0, shift);
    }
  }
  return blocks;
}

export function shrunk(corners: Point[], share: number, [dx, dy]: Point): Point[] {
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const [x, y] = [mean(0), mean(1)];
  return corners.map((corner) => [x + dx + (corner[0] - x) * share, y + dy + (corner[1] - y) * share]);
}

/** Three steps and a mast in the middle of everything. */
function circle(): Block[] {
  const steps = [
    [1.62, 0.05],
    [1.15, 0.09],
    [0.62, 0.13],
  ] as const;
  const pies = steps.flatMap(([radius, high]) =>
    Array.from({ length: 24 }, (_, slice): Block => {
      const [a, b] = [(Math.PI * slice) / 12, (Math.PI * (slice + 1)) / 12];
      const corners: Point[] = [[0, 0], polar(radius, a), polar(radius, b), [0, 0]];
      return { corners, low: 0, high, albedo: 0.5, windows: 0 };
    }),
  );
  const half = 0.018;
  const mast: Point[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
  return [...pies, { corners: mast, low: 0.1, high: 1.25, albedo: 0.8, windows: 0 }];
}

export function anticlockwise(block: Block): Block {
  const area = block.corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = block.corners[(index + 1) % 4] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? { ...block, corners: block.corners.toReversed() } : block;
}
