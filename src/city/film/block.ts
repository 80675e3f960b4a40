/* A block of the hero's city: a building or a part of one. */
import type { Point, Sector } from './streets.ts';

export interface Block {
  corners: Point[];
  /** Heights of its base and its roof. */
  low: number;
  high: number;
  /** Brightness of its walls. */
  albedo: number;
  /** Seed of its window pattern; 0 for none. */
  windows: number;
  /** Missing for the circle in the middle. */
  lot?: Lot;
  /** The part of the lot it covers, measured from the middle. */
  share?: number;
}

/** A plot of land, as fractions of the distance between its streets and between its two rings. */
export interface Lot {
  ring: number;
  sector: Sector;
  across: readonly [from: number, to: number];
  deep: readonly [from: number, to: number];
}

/** An empty lot: no building in the film, but an area of the map. */
export const openLot = { low: 0, high: 0.01, albedo: 0.14, windows: 0 } as const;

export function shrunk(corners: Point[], share: number, [dx, dy]: Point): Point[] {
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const [x, y] = [mean(0), mean(1)];
  return corners.map((corner) => [x + dx + (corner[0] - x) * share, y + dy + (corner[1] - y) * share]);
}

export function anticlockwise(block: Block): Block {
  const area = block.corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = block.corners[(index + 1) % 4] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? { ...block, corners: block.corners.toReversed() } : block;
}
