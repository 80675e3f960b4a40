/*
 * Finds what a ray hits first: the ground or a block. Blocks are indexed by the grid cells of the plan they cover,
 * and a ray steps from cell to cell. Numbers are in flat typed arrays, because hundreds of millions of rays are
 * cast.
 */
import type { Block } from '../../src/city/film/block.ts';
import { avenueHalfWidth, avenues, radians, rings } from '../../src/city/film/streets.ts';

/** The last hit. One object, overwritten by every ray. */
interface Hit {
  distance: number;
  kind: 'nothing' | 'ground' | 'block';
  nx: number;
  ny: number;
  nz: number;
  albedo: number;
  windows: number;
}

export interface Rays {
  hit: Hit;
  /** `any`: only whether something is in the way. */
  cast(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, any?: boolean): boolean;
}

const grid = { x: -62, y: -22, step: 0.3, width: 414, height: 294 };
/** The height of the highest block. */
const ceiling = 3.4;
const nearest = 1e-4;
/** Numbers stored per block: four walls of (nx, ny, offset), low, high, albedo, windows. */
const stride = 16;

const right = grid.x + grid.width * grid.step;
const top = grid.y + grid.height * grid.step;

/** Where a ray passes between two planes; `inverse` is 1 divided by its direction across them. */
const entry = (from: number, inverse: number, low: number, high: number) =>
  ((inverse > 0 ? low : high) - from) * inverse;
const exitOf = (from: number, inverse: number, low: number, high: number) =>
  ((inverse > 0 ? high : low) - from) * inverse;

const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, Math.floor(value)));

export function raysIn(blocks: Block[]): Rays {
  const data = flatten(blocks);
  const { starts, members, tops } = byCell(blocks);
  const hit: Hit = { distance: 0, kind: 'nothing', nx: 0, ny: 0, nz: 0, albedo: 0, windows: 0 };

  /** The ray is inside a block between the last plane it enters and the first it leaves. */
  function meetBlock(
    at: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
  ): boolean {
    const low = data[at + 12] as number;
    const high = data[at + 13] as number;
    let enter = 0;
    let leave = hit.distance;
    let side = -1;
    if (Math.abs(dz) > 1e-7) {
      const first = ((dz < 0 ? high : low) - oz) / dz;
      const last = ((dz < 0 ? low : high) - oz) / dz;
      if (first > enter) {
        enter = first;
        side = 4;
      }
      if (last < leave) leave = last;
    } else if (oz < low || oz > high) return false;
    for (let wall = 0; wall < 4; wall++) {
      const plane = at + wall * 3;
      const nx = data[plane] as number;
      const ny = data[plane + 1] as number;
      const along = nx * dx + ny * dy;
      const away = (data[plane + 2] as number) - (nx * ox + ny * oy);
      if (Math.abs(along) < 1e-7) {
        if (away < 0) return false;
        continue;
      }
      const t = away / along;
      if (along < 0) {
        if (t > enter) {
          enter = t;
          side = wall;
        }
      } else if (t < leave) leave = t;
      if (enter > leave) return false;
    }
    if (side < 0 || enter > leave || enter <= nearest || enter >= hit.distance) return false;
    hit.distance = enter;
    hit.kind = 'block';
    hit.nx = side < 4 ? (data[at + side * 3] as number) : 0;
    hit.ny = side < 4 ? (data[at + side * 3 + 1] as number) : 0;
    hit.nz = side < 4 ? 0 : dz < 0 ? 1 : -1;
    hit.albedo = data[at + 14] as number;
    hit.windows = data[at + 15] as number;
    return true;
  }

  function cast(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    any = false,
  ): boolean {
    hit.distance = 1e9;
    hit.kind = 'nothing';
    if (dz < 0 && -oz / dz > nearest) {
      hit.distance = -oz / dz;
      hit.kind = 'ground';
      hit.nx = hit.ny = 0;
      hit.nz = 1;
    }
    // Only as far as the grid reaches below the ceiling.
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    let t = Math.max(0, entry(ox, ix, grid.x, right), entry(oy, iy, grid.y, top), entry(oz, iz, -1, ceiling));
    const end = Math.min(
      exitOf(ox, ix, grid.x, right),
      exitOf(oy, iy, grid.y, top),
      exitOf(oz, iz, -1, ceiling),
    );
    if (!(t < end)) return hit.kind !== 'nothing';

    let column = clamp((ox + dx * t - grid.x) / grid.step, grid.width);
    let row = clamp((oy + dy * t - grid.y) / grid.step, grid.height);
    const stepX = dx > 0 ? 1 : -1;
    const stepY = dy > 0 ? 1 : -1;
    const deltaX = Math.abs(grid.step * ix);
    const deltaY = Math.abs(grid.step * iy);
    let nextX = dx === 0 ? 1e9 : (grid.x + (column + (dx > 0 ? 1 : 0)) * grid.step - ox) * ix;
    let nextY = dy === 0 ? 1e9 : (grid.y + (row + (dy > 0 ? 1 : 0)) * grid.step - oy) * iy;
    for (;;) {
      const exit = nextX < nextY ? nextX : nextY;
      const cell = row * grid.width + column;
      const lowest = dz > 0 ? oz + dz * t : oz + dz * (exit < end ? exit : end);
      if (lowest <= (tops[cell] as number)) {
        const last = starts[cell + 1] as number;
        for (let member = starts[cell] as number; member < last; member++) {
          if (meetBlock((members[member] as number) * stride, ox, oy, oz, dx, dy, dz) && any) return true;
        }
      }
      if (hit.distance <= exit || exit > end) break;
      t = exit;
      if (nextX < nextY) {
        column += stepX;
        nextX += deltaX;
        if (column < 0 || column >= grid.width) break;
      } else {
        row += stepY;
        nextY += deltaY;
        if (row < 0 || row >= grid.height) break;
      }
    }
    return hit.kind !== 'nothing';
  }

  return { hit, cast };
}

function flatten(blocks: Block[]): Float64Array {
  const data = new Float64Array(blocks.length * stride);
  blocks.forEach(({ corners, low, high, albedo, windows }, index) => {
    corners.forEach(([x, y], wall) => {
      const [nextX, nextY] = corners[(wall + 1) % 4] as readonly [number, number];
      const [ex, ey] = [nextX - x, nextY - y];
      const length = Math.hypot(ex, ey);
      // A repeated corner has no wall: every ray passes it.
      const [nx, ny] = length < 1e-6 ? [0, 0] : [ey / length, -ex / length];
      data.set([nx, ny, length < 1e-6 ? 1 : nx * x + ny * y], index * stride + wall * 3);
    });
    data.set([low, high, albedo, windows], index * stride + 12);
  });
  return data;
}

/** The blocks on each cell, and the height of the highest. */
function byCell(blocks: Block[]) {
  const cells: number[][] = Array.from({ length: grid.width * grid.height }, () => []);
  const tops = new Float64Array(cells.length).fill(-1);
  blocks.forEach(({ corners, high }, index) => {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const column = (x: number) => clamp((x - grid.x) / grid.step, grid.width);
    const row = (y: number) => clamp((y - grid.y) / grid.step, grid.height);
    for (let y = row(Math.min(...ys)); y <= row(Math.max(...ys)); y++) {
      for (let x = column(Math.min(...xs)); x <= column(Math.max(...xs)); x++) {
        const cell = y * grid.width + x;
        cells[cell]?.push(index);
        tops[cell] = Math.max(tops[cell] as number, high);
      }
    }
  });
  const starts = new Int32Array(cells.length + 1);
  cells.forEach((cell, index) => {
    starts[index + 1] = (starts[index] as number) + cell.length;
  });
  return { starts, members: Int32Array.from(cells.flat()), tops };
}

const squaredRoads = rings.map(
  ([radius, half]) => [(radius - half * 0.55) ** 2, (radius + half * 0.55) ** 2] as const,
);
const avenueRoads = avenues.map(
  (avenue) => [Math.cos(radians(avenue)), Math.sin(radians(avenue)), avenueHalfWidth(avenue) * 0.5] as const,
);

export function isRoad(x: number, y: number): boolean {
  const square = x * x + y * y;
  for (const [inner, outer] of squaredRoads) if (square > inner && square < outer) return true;
  for (const [cos, sin, half] of avenueRoads) {
    if (x * cos + y * sin > 2 && Math.abs(y * cos - x * sin) < half) return true;
  }
  return false;
}
