/*
 * Halves a font's units per em: at 500, a unit is a third of a pixel in a heading of 144 px, and smaller numbers
 * take fewer bytes. Lists every field measured in units, by its offset in its table.
 */
import { readOutlines } from './outlines.ts';
import { redrawn } from './redrawn.ts';
import { type Tables, table } from './tables.ts';

const counted: Record<string, number[]> = {
  head: [18, 36, 38, 40, 42],
  hhea: [4, 6, 8, 10, 12, 14, 16],
  'OS/2': [2, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 68, 70, 72, 74, 76, 86, 88],
  post: [8, 10],
};

const half = (value: number) => Math.round(value / 2);

export function halveUnits(tables: Tables): Tables {
  const halved: Tables = new Map(tables);
  for (const [tag, places] of Object.entries(counted)) {
    const copy = Buffer.from(table(tables, tag));
    for (const place of places.filter((at) => at < copy.length))
      copy.writeInt16BE(half(copy.readInt16BE(place)), place);
    halved.set(tag, copy);
  }
  const metrics = Buffer.from(table(tables, 'hmtx'));
  for (let at = 0; at < metrics.length; at += 2) metrics.writeInt16BE(half(metrics.readInt16BE(at)), at);
  halved.set('hmtx', metrics);

  return redrawn(halved, readOutlines(tables), half);
}
