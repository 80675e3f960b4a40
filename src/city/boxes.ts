/*
 * The city as boxes for the GPU. Each has two outlines, the film's and the plan's, and the vertex shader interpolates
 * between them.
 */
import type { Plan } from '../console/view/map/plan.ts';
import { anticlockwise, type Block, openLot, shrunk } from './film/block.ts';
import { colonnadeParts } from './film/buildings.ts';
import { buildRings } from './film/city.ts';
import { type Point, polar } from './film/streets.ts';
import { type LightFile, litRings, unpack } from './light-file.ts';
import { outliner, tones } from './outline.ts';

/** Per box: four corners in the film, four on the plan, low, high, window seed, tone. */
export const floatsOf = 20;
/** Per box: sky and moon on the roof, albedo, sky on the walls; street light on four walls, at the bottom and the top. */
export const bytesOf = 12;

const rings = { last: 12, map: 8 };
/** A wall between two parts of one building. */
const NO_WALL = 255;
const dark: readonly number[] = [0, 0, 0, 0];

export interface Boxes {
  floats: Float32Array;
  bytes: Uint8Array;
  count: number;
}

/** Yields after every ring, so that the browser can respond in between. */
export function* buildBoxes(plan: Plan, light: LightFile): Generator<undefined, Boxes> {
  const outline = outliner(plan);
  const columns = [0, 1, 2, 3, 4, 5].map(light.column);
  const floats: number[] = [];
  const bytes: number[] = [];
  const put = (
    film: Point[],
    map: Point[],
    rest: number[],
    looks: number[],
    low: readonly number[],
    high = low,
  ) => {
    for (const corner of film) floats.push(corner[0], corner[1]);
    for (const corner of map) floats.push(corner[0], corner[1]);
    floats.push(...rest);
    bytes.push(...looks, ...low, ...high);
  };
  let next = 0;
  let below = { roof: [0.9, 0.9], low: dark, high: dark, sky: [0.2, 0.3] };
  const lightOf = (index: number) => {
    const two = (column: number) => {
      const value = columns[column]?.[index] ?? 0;
      return [unpack(value >> 4), unpack(value & 15)] as const;
    };
    const walls = [1, 2, 3, 4].map(two);
    return {
      roof: two(0).map((value) => value / 0.8),
      low: walls.map(([value]) => byte(value)),
      high: walls.map(([, value]) => byte(value)),
      sky: [...two(5)],
    };
  };
  const place = (block: Block, isLit: boolean, part: number) => {
    const { lot, low, high, albedo, windows, share = 1 } = block;
    if (!lot) return;
    const { corners } = anticlockwise(block);
    if (low === 0 && high > openLot.high)
      below = isLit ? lightOf(next++) : { ...below, low: dark, high: dark };
    const whole = outline(lot, corners);
    const onPlan = share < 1 && lot.ring > 1 ? shrunk(whole.corners, share, [0, 0]) : whole.corners;
    const shape = [low, high, windows, whole.tone];
    const [sky = 0, moon = 0] = below.roof;
    if (low === 0) {
      const walls = lot.ring < 2 ? parted(below.low, part) : below.low;
      put(
        corners,
        onPlan,
        shape,
        [byte(sky), byte(moon), byte(albedo), byte(below.sky[1] ?? 0)],
        walls,
        below.high,
      );
      return;
    }
    // A tower above its neighbours gets light from the sky and little from the street.
    const isTower = windows > 0;
    const looks = isTower ? [245, 255, byte(albedo), 120] : [byte(sky), byte(moon), byte(albedo), 90];
    const fade = 1 / (1 + 9 * (high - low) ** 2);
    const walls = isTower ? below.high.map((value) => value * 0.9) : dark;
    const from = lot.ring < 2 ? parted(walls, part) : walls;
    put(
      corners,
      onPlan,
      shape,
      looks,
      from,
      walls.map((value) => value * fade),
    );
  };
  let ring = 0;
  for (const blocks of buildRings(rings.last, rings.map, 'all')) {
    for (const [index, block] of blocks.entries()) place(block, ring < litRings, index % colonnadeParts);
    ring += 1;
    yield;
  }
  for (const [film, map, high] of steps) {
    for (let slice = 0; slice < 48; slice++) {
      const [a, b] = [(Math.PI * slice) / 24, (Math.PI * (slice + 1.06)) / 24];
      const pie = (radius: number): Point[] => [[0, 0], polar(radius, a), polar(radius, b), [0, 0]];
      const walls = [NO_WALL, 6, NO_WALL, NO_WALL];
      put(pie(film), pie(map), [0, high, 0, tones.park], [247, 255, 127, 60], walls);
    }
  }
  const mast = square(0.018);
  put(mast, mast, [0.1, 1.25, 0, tones.park], [255, 255, 204, 120], [30, 30, 30, 30]);
  // Last, so that the depth test skips what the buildings hide.
  const plain: Point[] = [
    [-50, -24],
    [60, -24],
    [60, 64],
    [-50, 64],
  ];
  put(plain, plain, [0, 0, 0, tones.ground], [...dark], dark);
  return { floats: new Float32Array(floats), bytes: new Uint8Array(bytes), count: floats.length / floatsOf };
}

/** The circle in the middle: radius in the film, radius on the plan, height. */
const steps = [
  [1.62, 1.75, 0.05],
  [1.15, 1.15, 0.09],
  [0.62, 0.62, 0.13],
] as const;

const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 254);

const square = (half: number): Point[] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];

/** A colonnade is one building: only its first and last part have an end wall. */
function parted(walls: readonly number[], part: number): number[] {
  const [before = 0, outer = 0, after = 0, inner = 0] = walls;
  return [part === 0 ? before : NO_WALL, outer, part === colonnadeParts - 1 ? after : NO_WALL, inner];
}
