/* The buildings between the streets of the hero's city. */
import { type Block, type Lot, openLot, shrunk } from './block.ts';
import { type Point, polar, type Sector } from './streets.ts';

/** Straight pieces in a curved colonnade. */
export const colonnadeParts = 16;

/** How densely towers are built: slow waves over the plan. */
const density = (x: number, y: number) =>
  0.5 +
  0.5 * Math.sin(x * 0.31 + 1.7 * Math.sin(y * 0.23 + 1.1)) * Math.cos(y * 0.37 + 1.3 * Math.sin(x * 0.19));

/** The two innermost rings: long, even buildings with a parapet and a ridge. */
export function colonnade(index: number, inner: number, outer: number, sector: Sector): Block[] {
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

export function quarter(
  index: number,
  inner: number,
  outer: number,
  sector: Sector,
  random: () => number,
): Block[] {
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

/** Calling random() in another order builds another city. */
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

/** Three steps and a mast. */
export function circle(): Block[] {
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
